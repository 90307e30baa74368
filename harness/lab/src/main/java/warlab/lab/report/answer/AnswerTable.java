package warlab.lab.report.answer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.report.chart.CrossTable;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.Evidence;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.ResultCounts;
import warlab.lab.statistics.summary.SprtSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * The numbers behind a headline, in at most ten rows: of a cross table scores, of a tournament
 * ratings, and of two players, a gauntlet or sequential tests the pairings.
 */
public final class AnswerTable {
  private static final int MAX_ROWS = 10;

  /** More columns of a cross table would not fit into a line. */
  private static final int MAX_COLUMNS = 6;

  private final Summary summary;
  private final ExperimentConfig config;

  private AnswerTable(Summary summary) {
    this.summary = summary;
    config = summary.config();
  }

  static Table of(Summary summary) {
    return new AnswerTable(summary).table();
  }

  private Table table() {
    if (config.hasFixedSides()) {
      return cross();
    }
    boolean isTournament = config.match().hero() == null && config.stop() == null;
    return isTournament && summary.pairings().size() > 1 ? players() : pairings();
  }

  private Table players() {
    List<PlayerSummary> ranking = ranking(null);
    Table table = new Table(cut(ranking.size(), "player", "players.csv")).names("player");
    table.numbers("rating", "games", "score", "95 % interval");
    first(ranking).forEach(player -> table.row(cells(player)));
    return table;
  }

  private List<Cell> cells(PlayerSummary player) {
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.name(Names.of(player.role(), config)));
    cells.add(Cell.of(EloText.of(player.rating(), player.ratings()), player.rating()));
    addScore(cells, player.results(), player.estimate());
    return cells;
  }

  private Table pairings() {
    List<PairingSummary> played =
        summary.pairings().stream().filter(pairing -> pairing.results().games() > 0).toList();
    boolean isTested = config.stop() != null;
    Table table = new Table(cut(played.size(), "pairing", "pairings.csv"));
    table.names("player", "opponent").numbers("games", "score", "95 % interval", "Elo");
    table.names("verdict");
    if (isTested) {
      table.numbers("LLR", "bounds");
    } else {
      table.numbers("LOS", "p (Holm)");
    }
    first(played).forEach(pairing -> table.row(isTested ? tested(pairing) : judged(pairing)));
    return table;
  }

  private List<Cell> cells(PairingSummary pairing) {
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.name(Names.of(pairing.a(), config)));
    cells.add(Cell.name(Names.of(pairing.b(), config)));
    addScore(cells, pairing.results(), pairing.estimate());
    cells.add(Cell.elo(pairing.estimate()));
    cells.add(Cell.words(pairing.verdict().words()));
    return cells;
  }

  private List<Cell> judged(PairingSummary pairing) {
    List<Cell> cells = cells(pairing);
    Evidence evidence = pairing.evidence();
    cells.add(evidence == null ? Cell.words("") : Cell.probability(evidence.los()));
    cells.add(evidence == null ? Cell.words("") : Cell.pValue(evidence.holm()));
    return cells;
  }

  private List<Cell> tested(PairingSummary pairing) {
    List<Cell> cells = cells(pairing);
    SprtSummary test = pairing.sprt();
    cells.add(test == null ? Cell.words("") : Cell.decimal(test.llr(), 2));
    cells.add(
        test == null
            ? Cell.words("")
            : Cell.words(
                NumberText.decimal(test.lowerBound(), 2)
                    + " to "
                    + NumberText.decimal(test.upperBound(), 2)));
    return cells;
  }

  private static void addScore(List<Cell> cells, ResultCounts results, ScoreEstimate estimate) {
    cells.add(Cell.count(results.games()));
    cells.add(Cell.percent(estimate.score()));
    cells.add(Cell.of(NumberText.percents(estimate.scores()), estimate.scores().low()));
  }

  /** Points per game of the first side, the strongest rows and columns first. */
  private Table cross() {
    List<String> firsts = names(ranking(Side.FIRST));
    List<String> seconds = names(ranking(Side.SECOND));
    CrossTable scores = CrossTable.of(summary);
    String sides = config.sideName(Side.FIRST) + " \\ " + config.sideName(Side.SECOND);
    Table table =
        new Table(cut(Math.max(firsts.size(), seconds.size()), "player", "sides.csv")).names(sides);
    List<String> columns = seconds.stream().limit(MAX_COLUMNS).toList();
    columns.forEach(name -> table.numbers(Names.of(name, config)));
    for (String row : first(firsts)) {
      List<Cell> cells = new ArrayList<>(List.of(Cell.name(Names.of(row, config))));
      for (String column : columns) {
        cells.add(
            scores
                .at(row, column)
                .map(cell -> Cell.percent(cell.results().score()))
                .orElse(Cell.words("")));
      }
      table.row(cells);
    }
    return table;
  }

  /** Those that have played, the strongest first; on one side or on both. */
  private List<PlayerSummary> ranking(@Nullable Side side) {
    return summary.players().stream()
        .filter(player -> player.results().games() > 0 && player.role().side() == side)
        .sorted(Comparator.comparingDouble(PlayerSummary::rating).reversed())
        .toList();
  }

  private static List<String> names(List<PlayerSummary> players) {
    return players.stream().map(player -> player.role().player()).toList();
  }

  /** As many as an answer shows. */
  public static <T> List<T> first(List<T> all) {
    return all.stream().limit(MAX_ROWS).toList();
  }

  /** Below a table: where the others are; empty if all are shown. */
  public static String cut(int size, String noun, String file) {
    return size <= MAX_ROWS
        ? ""
        : "The first %d of %s; %s has all.".formatted(MAX_ROWS, NumberText.count(size, noun), file);
  }
}
