package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.report.chart.EffectsChart;
import warlab.lab.report.chart.RankedPairings;
import warlab.lab.report.chart.RatingChart;
import warlab.lab.report.chart.SprtChart;
import warlab.lab.report.chart.SummaryChart;
import warlab.lab.report.chart.SweepChart;
import warlab.lab.report.chart.Sweeps;
import warlab.lab.report.chart.WinRateChart;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.table.EffectColumns;
import warlab.lab.report.table.PairingColumns;
import warlab.lab.report.table.PlayerColumns;
import warlab.lab.statistics.summary.Summary;

/** Which is better, and by how much. */
final class StrengthSection {
  private StrengthSection() {}

  static Section of(ReportSource source) {
    Section section = new Section("strength", "Which is better");
    Summary summary = source.summary();
    addCharts(section, List.of(new EffectsChart()), source);
    if (summary.effects() != null) {
      section.add(
          EffectColumns.all()
              .pick(EffectColumns.SHOWN)
              .table("What each key is worth", summary.effects().all())
              .collapsed(EffectColumns.FILE));
    }
    section.add(players(summary)).addAll(HeatMaps.sweeps(source));
    List<SummaryChart> charts = new ArrayList<>(List.of(new SweepChart()));
    // Of one pairing its own chart tells the same, and so does that of a sweep over all players.
    if (summary.pairings().size() > 1 && !new Sweeps(summary).holdAll()) {
      charts.add(new RatingChart());
    }
    addCharts(section, charts, source);
    section.add(pairings(summary));
    addCharts(section, List.of(new WinRateChart()), source);
    section.add(HeatMaps.crossTable(source));
    addCharts(section, List.of(new SprtChart()), source);
    return section;
  }

  /** All but the one picture that stands on the first screen already. */
  private static void addCharts(Section section, List<SummaryChart> charts, ReportSource source) {
    for (SummaryChart chart : charts) {
      boolean leads = chart.getClass() == ReportPage.leadChart(source.summary()).getClass();
      source.figures(chart).stream().skip(leads ? 1 : 0).forEach(section::add);
    }
  }

  private static Table players(Summary summary) {
    return PlayerColumns.of(summary)
        .pick("player, rating, score, scoreLow, games, wins, draws, losses, nodesPerMove")
        .table("Players, the strongest first", summary.ranking())
        .collapsed("players.csv");
  }

  private static Table pairings(Summary summary) {
    String keys =
        "a, b, verdict, elo, normalizedElo, score, scoreLow, games, wins, draws, losses, los, holm";
    String pairs = summary.config().hasFixedSides() ? "" : ", pairs";
    String copies = summary.copies() > 0 ? ", copies" : "";
    return PairingColumns.of(summary.config())
        .pick(keys + pairs + copies)
        .table("Pairings, the strongest player's first", RankedPairings.of(summary))
        .collapsed("pairings.csv");
  }
}
