package warlab.lab.record.journal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.Outcome;
import warlab.games.Side;
import warlab.lab.record.Fault;
import warlab.lab.record.GameId;
import warlab.lab.record.GameRecord;
import warlab.lab.record.SideTotals;
import warlab.players.EvalsByDepth;

/**
 * {@code games.csv}, the journal. The last column is a CRC-32 of the line before it, so that a
 * changed byte is found and its line named.
 */
public final class GamesCsv implements CsvFormat<GameRecord> {
  private static final String DRAW = "draw";
  private static final List<String> COLUMNS = columnNames();

  private static List<String> columnNames() {
    List<String> names =
        new ArrayList<>(
            List.of(
                "game",
                "pairing",
                "pair",
                "leg",
                "opening",
                "first",
                "second",
                "outcome",
                "ending",
                "fault",
                "faultSide",
                "moves",
                "hash"));
    for (String side : List.of("first", "second")) {
      for (String total :
          List.of(
              "Decisions",
              "Searched",
              "Depths",
              "Nodes",
              "Evals",
              "InnerNodes",
              "Children",
              "TableHits",
              "EvalsByDepth")) {
        names.add(side + total);
      }
    }
    names.add(CHECK);
    return List.copyOf(names);
  }

  @Override
  public String fileName() {
    return "games.csv";
  }

  @Override
  public List<String> columns() {
    return COLUMNS;
  }

  @Override
  public void write(GameRecord game, CsvBuffer out) {
    GameId id = game.id();
    out.number(id.game()).number(id.pairing()).number(id.pair()).number(id.leg());
    out.number(game.opening()).text(game.first()).text(game.second());
    out.text(outcomeText(game.outcome())).text(game.ending().id());
    Fault fault = game.fault();
    if (fault == null) {
      out.empty().empty();
    } else {
      out.text(fault.kind().id()).text(sideText(fault.side()));
    }
    out.number(game.moves()).hex(game.hash(), 16);
    write(game.firstTotals(), out);
    write(game.secondTotals(), out);
  }

  private static void write(SideTotals totals, CsvBuffer out) {
    out.number(totals.decisions()).number(totals.searched()).number(totals.depths());
    out.number(totals.nodes()).number(totals.evals()).number(totals.innerNodes());
    out.number(totals.children()).number(totals.tableHits());
    out.evals(totals.evalsByDepth());
  }

  @Override
  public GameRecord read(CsvRow row) {
    return new GameRecord(
        new GameId(row.number(), row.integer(), row.integer(), row.integer()),
        row.integer(),
        row.text(),
        row.text(),
        outcome(row),
        ending(row),
        fault(row),
        row.integer(),
        row.hex(),
        totals(row),
        totals(row));
  }

  private static Outcome outcome(CsvRow row) {
    String text = row.text();
    return Arrays.stream(Outcome.values())
        .filter(outcome -> outcomeText(outcome).equals(text))
        .findFirst()
        .orElseThrow(() -> row.misread("first, second or draw"));
  }

  private static Ending ending(CsvRow row) {
    try {
      return new Ending(row.text());
    } catch (IllegalArgumentException notKebab) {
      throw row.misread("the id of an ending");
    }
  }

  private static @Nullable Fault fault(CsvRow row) {
    if (row.skipsEmpty()) {
      row.text();
      return null;
    }
    String kind = row.text();
    Fault.Kind known =
        Arrays.stream(Fault.Kind.values())
            .filter(each -> each.id().equals(kind))
            .findFirst()
            .orElseThrow(() -> row.misread("a kind of fault"));
    return new Fault(side(row), known);
  }

  private static SideTotals totals(CsvRow row) {
    return new SideTotals(
        row.number(),
        row.number(),
        row.number(),
        row.number(),
        row.number(),
        row.number(),
        row.number(),
        row.number(),
        evalsByDepth(row));
  }

  private static EvalsByDepth evalsByDepth(CsvRow row) {
    try {
      return EvalsByDepth.parse(row.text());
    } catch (IllegalArgumentException | IndexOutOfBoundsException malformed) {
      throw row.misread("evals by depth");
    }
  }

  private static String outcomeText(Outcome outcome) {
    return switch (outcome) {
      case FIRST_WINS -> sideText(Side.FIRST);
      case SECOND_WINS -> sideText(Side.SECOND);
      case DRAW -> DRAW;
    };
  }

  public static String sideText(Side side) {
    return side == Side.FIRST ? "first" : "second";
  }

  static Side side(CsvRow row) {
    String text = row.text();
    return Arrays.stream(Side.values())
        .filter(side -> sideText(side).equals(text))
        .findFirst()
        .orElseThrow(() -> row.misread("first or second"));
  }
}
