package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import warlab.lab.report.chart.RankedPairings;
import warlab.lab.report.chart.RatingChart;
import warlab.lab.report.chart.SprtChart;
import warlab.lab.report.chart.SummaryChart;
import warlab.lab.report.chart.SweepChart;
import warlab.lab.report.chart.Sweeps;
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
    Summary summary = source.summary();
    section.add(players(summary)).addAll(SweepGridMap.of(source));
    List<SummaryChart> charts = new ArrayList<>(List.of(new SweepChart()));
    // Of one pairing its own chart tells the same, and so does that of a sweep over all players.
    if (summary.pairings().size() > 1 && !new Sweeps(summary).holdAll()) {
      charts.add(new RatingChart());
    }
    addCharts(section, charts, source);
    section.add(pairings(summary));
    addCharts(section, List.of(new WinRateChart()), source);
    section.add(CrossTableMap.of(source));
    addCharts(section, List.of(new SprtChart()), source);
    return section;
  }

  /** All but the one picture that stands on the first screen already. */
  private static void addCharts(Section section, List<SummaryChart> charts, ReportSource source) {
    for (SummaryChart chart : charts) {
      boolean leads = chart.getClass() == Lead.chart(source.summary()).getClass();
      source.figures(chart).stream().skip(leads ? 1 : 0).forEach(section::add);
    }
  }

  private static Table players(Summary summary) {
    Table table =
        new Table("Players, the strongest first")
            .wholeIn("players.csv")
            .folded()
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
    Cells.addCounts(cells, player.results(), player.estimate());
    cells.add(Cell.compact(player.cost().nodesPerMove()));
    return cells;
  }

  private static Table pairings(Summary summary) {
    boolean hasPairs = !summary.config().hasFixedSides();
    Table table =
        new Table("Pairings, the strongest player's first")
            .wholeIn("pairings.csv")
            .folded()
            .names("player", "opponent", "verdict")
            .number("Elo", "logistic Elo difference with its 95 % interval");
    Cells.addCounts(table)
        .number("LOS", "likelihood of superiority: that the true score is above one half")
        .number("p (Holm)", "two-sided, adjusted for the number of pairings");
    if (hasPairs) {
      table.number("pairs", "pairs by points: 0, 1/2, 1, 3/2, 2");
    }
    boolean hasCopies = summary.copies() > 0;
    if (hasCopies) {
      table.number("copies", "games that chance could not have made different; they count nowhere");
    }
    return table.rows(RankedPairings.of(summary), pairing -> cells(pairing, summary));
  }

  private static List<Cell> cells(PairingSummary pairing, Summary summary) {
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.name(Names.of(pairing.a(), summary.config())));
    cells.add(Cell.name(Names.of(pairing.b(), summary.config())));
    String corrected = pairing.isStopped() ? ", corrected" : "";
    cells.add(Cell.verdict(pairing.verdict().words() + corrected, pairing.lead()));
    cells.add(Cell.elo(pairing.estimate()));
    Cells.addCounts(cells, pairing.results(), pairing.estimate());
    Evidence evidence = pairing.evidence();
    cells.add(evidence == null ? Cell.words("") : Cell.probability(evidence.los()));
    cells.add(evidence == null ? Cell.words("") : Cell.pValue(evidence.holm()));
    PairCounts pairs = pairing.pairs();
    if (pairs != null) {
      cells.add(Cell.of(text(pairs), pairs.score()));
    }
    if (summary.copies() > 0) {
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
