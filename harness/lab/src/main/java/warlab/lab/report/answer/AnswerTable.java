package warlab.lab.report.answer;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.report.chart.CrossTable;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Table;
import warlab.lab.report.table.Columns;
import warlab.lab.report.table.EffectColumns;
import warlab.lab.report.table.PairingColumns;
import warlab.lab.report.table.PlayerColumns;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.effect.Effect;
import warlab.lab.statistics.effect.Effects;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * The numbers behind a headline, in at most ten rows: of a cross table scores, of a tournament
 * ratings, and of two players, a gauntlet or sequential tests the pairings.
 */
public final class AnswerTable {
  private static final int MAX_ROWS = 10;

  /** More columns of a cross table would not fit into a line. */
  private static final int MAX_COLUMNS = 6;

  private AnswerTable() {}

  /** Of a sweep with what its keys are worth before them. */
  static List<Table> of(Summary summary) {
    Effects effects = summary.effects();
    if (effects == null) {
      return List.of(numbers(summary));
    }
    Columns<Effect> shown = EffectColumns.all().pick(EffectColumns.SHOWN);
    Table means = first(shown, effects.means(), "effect", EffectColumns.FILE);
    return List.of(means, numbers(summary));
  }

  private static Table numbers(Summary summary) {
    ExperimentConfig config = summary.config();
    if (config.hasFixedSides()) {
      return cross(summary);
    }
    boolean isTested = config.stop() != null;
    if (config.match().hero() == null && !isTested && summary.pairings().size() > 1) {
      return first(
          PlayerColumns.of(summary).pick("player, rating, games, score, scoreLow"),
          summary.ranking(),
          player -> player.faults() > 0,
          "player",
          "players.csv");
    }
    String proof = isTested ? "sprtLlr, sprtLowerBound" : "los, holm";
    List<PairingSummary> played =
        summary.pairings().stream().filter(pairing -> pairing.results().games() > 0).toList();
    return first(
        PairingColumns.of(config).pick("a, b, games, score, scoreLow, elo, verdict, " + proof),
        played,
        each -> each.aFaults() + each.bFaults() > 0,
        "pairing",
        "pairings.csv");
  }

  /** Points per game of the first side, the strongest rows and columns first. */
  private static Table cross(Summary summary) {
    ExperimentConfig config = summary.config();
    List<String> firsts = CrossTable.ranking(summary, Side.FIRST);
    List<String> seconds = CrossTable.ranking(summary, Side.SECOND);
    CrossTable scores = CrossTable.of(summary);
    String sides = config.sideName(Side.FIRST) + " \\ " + config.sideName(Side.SECOND);
    Columns<String> columns = new Columns<String>().name(sides, row -> Names.of(row, config));
    for (String column : seconds.stream().limit(MAX_COLUMNS).toList()) {
      columns.shown(
          Names.of(column, config),
          row ->
              scores
                  .at(row, column)
                  .map(each -> Cell.percent(each.results().score()))
                  .orElse(null));
    }
    int all = Math.max(firsts.size(), seconds.size());
    return columns.table(cut(all, "player", "sides.csv"), firsts, MAX_ROWS);
  }

  /** As many rows as an answer shows, and where the others are. */
  public static <T> Table first(Columns<T> columns, List<T> rows, String noun, String file) {
    return first(columns, rows, row -> false, noun, file);
  }

  /** The same, but none that has faults is left out. */
  private static <T> Table first(
      Columns<T> columns, List<T> rows, Predicate<T> hasFaults, String noun, String file) {
    List<T> kept =
        IntStream.range(0, rows.size())
            .filter(i -> i < MAX_ROWS || hasFaults.test(rows.get(i)))
            .mapToObj(rows::get)
            .toList();
    return columns.table(cut(rows.size(), noun, file), kept, kept.size());
  }

  private static String cut(int size, String noun, String file) {
    return size <= MAX_ROWS
        ? ""
        : "The first %d of %s; %s has all.".formatted(MAX_ROWS, NumberText.count(size, noun), file);
  }
}
