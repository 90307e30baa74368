package warlab.lab.record.journal;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.Outcome;
import warlab.lab.record.Fault;
import warlab.lab.record.FileWords;
import warlab.lab.record.GameId;
import warlab.lab.record.GameRecord;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.SideTotals;
import warlab.players.EvalsByDepth;

/** {@code games.csv}: a line for each game. */
final class GamesCsv extends CsvFormat<GameRecord> {
  private static final int HASH_DIGITS = 16;
  private static final Map<String, Fault.Kind> FAULTS =
      FileWords.meanings(Fault.Kind.values(), Fault.Kind::id);

  private static final Map<String, Ending> ENDINGS = new ConcurrentHashMap<>();
  private static final Map<String, Boolean> TRUTHS = Map.of("true", true, "false", false);

  static final CsvFile<GameRecord> FILE =
      new CsvFile<>(ResultsFolder.GAMES, new GamesCsv(), game -> game.id().game());

  private final CsvColumn<Long> game = number("game", each -> each.id().game());
  private final CsvColumn<Integer> pairing = integer("pairing", each -> each.id().pairing());
  private final CsvColumn<Integer> pair = integer("pair", each -> each.id().pair());
  private final CsvColumn<Integer> leg = integer("leg", each -> each.id().leg());
  private final CsvColumn<Integer> opening = integer("opening", GameRecord::opening);
  private final CsvColumn<String> first = text("first", GameRecord::first);
  private final CsvColumn<String> second = text("second", GameRecord::second);
  private final CsvColumn<Outcome> outcome =
      word(
          "outcome",
          each -> FileWords.of(each.outcome()),
          "first, second or draw",
          FileWords.OUTCOMES);
  private final CsvColumn<Ending> ending =
      column(
          "ending",
          (each, out) -> out.text(each.ending().id()),
          "the id of an ending",
          GamesCsv::ending);
  private final CsvColumn<Fault.Kind> fault =
      word("fault", each -> kind(each.fault()), "a kind of fault", FAULTS);
  private final CsvColumn<Boolean> usedChance =
      word("usedChance", each -> String.valueOf(each.usedChance()), "true or false", TRUTHS);
  private final CsvColumn<Long> hash =
      column(
          "hash",
          (each, out) -> out.hex(each.hash(), HASH_DIGITS),
          "a hexadecimal number",
          field -> Long.parseUnsignedLong(field, 16));
  private final Totals firstTotals =
      part(new Totals("first", nextPlace()), GameRecord::firstTotals);
  private final Totals secondTotals =
      part(new Totals("second", nextPlace()), GameRecord::secondTotals);

  /** Each once: a game has few endings, and to check an id takes longer than to find it. */
  private static Ending ending(String id) {
    Ending known = ENDINGS.get(id);
    return known == null ? ENDINGS.computeIfAbsent(id, Ending::new) : known;
  }

  private static String kind(@Nullable Fault fault) {
    return fault == null ? "" : fault.kind().id();
  }

  @Override
  GameRecord read(CsvRow row) {
    GameRecord read = asWritten(row);
    boolean isFault = read.fault() != null;
    if (isFault != read.ending().equals(Ending.FAULT)) {
      throw row.contradiction("a game ends by a fault when it has one, and else by a rule");
    }
    if (isFault && read.outcome() == Outcome.DRAW) {
      throw row.contradiction("a fault loses its game, so the outcome is first or second");
    }
    return read;
  }

  private GameRecord asWritten(CsvRow row) {
    return new GameRecord(
        new GameId(row.number(game), row.integer(pairing), row.integer(pair), row.integer(leg)),
        row.integer(opening),
        row.get(first),
        row.get(second),
        row.get(outcome),
        row.get(ending),
        row.isEmpty(fault) ? null : Fault.of(row.get(outcome), row.get(fault)),
        row.get(usedChance),
        row.get(hash),
        firstTotals.read(row),
        secondTotals.read(row));
  }

  /** What the searches of one side counted. */
  private static final class Totals extends CsvFormat<SideTotals> {
    private final CsvColumn<Long> decisions = number("Decisions", SideTotals::decisions);
    private final CsvColumn<Long> searched = number("Searched", SideTotals::searched);
    private final CsvColumn<Long> depths = number("Depths", SideTotals::depths);
    private final CsvColumn<Long> searches = number("Searches", SideTotals::searches);
    private final CsvColumn<Long> nodes = number("Nodes", SideTotals::nodes);
    private final CsvColumn<Long> tableHits = number("TableHits", SideTotals::tableHits);
    private final CsvColumn<EvalsByDepth> evalsByDepth =
        column(
            "EvalsByDepth",
            (totals, out) -> out.evals(totals.evalsByDepth()),
            "evals by depth",
            EvalsByDepth::parse);

    Totals(String side, int firstPlace) {
      super(side, firstPlace);
    }

    @Override
    SideTotals read(CsvRow row) {
      SideTotals read =
          new SideTotals(
              row.number(decisions),
              row.number(searched),
              row.number(depths),
              row.number(searches),
              row.number(nodes),
              row.number(tableHits),
              row.get(evalsByDepth));
      if (!read.isPossible()) {
        throw row.contradiction(
            "columns %s to %s: more searches than decisions, or counters of no search"
                .formatted(decisions.name(), evalsByDepth.name()));
      }
      return read;
    }
  }
}
