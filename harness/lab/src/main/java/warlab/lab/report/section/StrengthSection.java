package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import warlab.lab.report.chart.RatingChart;
import warlab.lab.report.chart.SprtChart;
import warlab.lab.report.chart.WinRateChart;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.summary.Evidence;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Summary;

/** Which is better, and by how much. */
final class StrengthSection {
  private StrengthSection() {}

  static Section of(ReportSource source) {
    Section section = new Section("strength", "Which is better");
    if (source.summary().games() == 0) {
      return section;
    }
    return section
        .add(players(source.summary()))
        .addAll(source.figures(new RatingChart()))
        .add(pairings(source.summary()))
        .addAll(source.figures(new WinRateChart()))
        .add(CrossTableMap.of(source))
        .addAll(source.figures(new SprtChart()));
  }

  private static Table players(Summary summary) {
    Table table =
        new Table("Players, the strongest first")
            .wholeIn("players.csv")
            .names("player")
            .number("rating", "Elo by a joint fit of all results (Bradley-Terry); the mean is 0");
    Cells.addCounts(table).number("nodes/move", "positions visited for one move");
    List<PlayerSummary> played =
        summary.players().stream()
            .filter(player -> player.results().games() > 0)
            .sorted(Comparator.comparingDouble(PlayerSummary::rating).reversed())
            .toList();
    return table.rows(played, player -> cells(player, summary));
  }

  private static List<Cell> cells(PlayerSummary player, Summary summary) {
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.name(Names.of(player.role(), summary.config())));
    cells.add(Cell.of(EloText.of(player.rating(), player.ratings()), player.rating()));
    Cells.addCounts(cells, player.results(), player.estimate().scores());
    cells.add(Cell.compact(player.cost().nodesPerMove()));
    return cells;
  }

  private static Table pairings(Summary summary) {
    boolean hasPairs = !summary.config().hasFixedSides();
    List<PairingSummary> played =
        summary.pairings().stream().filter(pairing -> pairing.results().games() > 0).toList();
    boolean isCut = played.size() > Table.MAX_ROWS;
    Table table =
        new Table(
                "Pairings, in the view of the first named" + (isCut ? ", the clearest first" : ""))
            .wholeIn("pairings.csv")
            .names("player", "opponent");
    Cells.addCounts(table)
        .number("Elo", "logistic Elo difference with its 95 % interval")
        .names("verdict")
        .number("LOS", "likelihood of superiority: that the true score is above one half")
        .number("p (Holm)", "two-sided, adjusted for the number of pairings");
    if (hasPairs) {
      table.number("pairs", "pairs by points: 0, 1/2, 1, 3/2, 2");
    }
    boolean hasCopies = summary.copies() > 0;
    if (hasCopies) {
      table.number("copies", "games that chance could not have made different; they count nowhere");
    }
    return table.rows(isCut ? clearestFirst(played) : played, pairing -> cells(pairing, hasCopies));
  }

  /** A sequential test that stopped has made its pairing clear. */
  private static List<PairingSummary> clearestFirst(List<PairingSummary> played) {
    return played.stream()
        .sorted(
            Comparator.comparingDouble(
                pairing -> pairing.evidence() == null ? 0 : pairing.evidence().pValue()))
        .toList();
  }

  private static List<Cell> cells(PairingSummary pairing, boolean hasCopies) {
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.name(pairing.a()));
    cells.add(Cell.name(pairing.b()));
    Cells.addCounts(cells, pairing.results(), pairing.estimate().scores());
    cells.add(Cell.elo(pairing.estimate()));
    cells.add(Cell.words(pairing.verdict().words() + (pairing.isStopped() ? ", corrected" : "")));
    Evidence evidence = pairing.evidence();
    cells.add(evidence == null ? Cell.words("") : Cell.probability(evidence.los()));
    cells.add(evidence == null ? Cell.words("") : Cell.pValue(evidence.holm()));
    PairCounts pairs = pairing.pairs();
    if (pairs != null) {
      cells.add(Cell.of(text(pairs), pairs.score()));
    }
    if (hasCopies) {
      cells.add(Cell.count(pairing.copies()));
    }
    return cells;
  }

  private static String text(PairCounts pairs) {
    return "%s\u00a0%s\u00a0%s\u00a0%s\u00a0%s"
        .formatted(
            NumberText.count(pairs.ll()),
            NumberText.count(pairs.ld()),
            NumberText.count(pairs.even()),
            NumberText.count(pairs.wd()),
            NumberText.count(pairs.ww()));
  }
}
