package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.report.chart.EffectsChart;
import warlab.lab.report.chart.RatingChart;
import warlab.lab.report.chart.SprtChart;
import warlab.lab.report.chart.SummaryChart;
import warlab.lab.report.chart.SweepChart;
import warlab.lab.report.chart.Sweeps;
import warlab.lab.report.chart.WinRateChart;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Section;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.effect.Effects;
import warlab.lab.statistics.summary.Summary;

/** The page of one experiment: the answer first, then what it rests on, then how to repeat it. */
public final class ReportPage {
  private ReportPage() {}

  /**
   * With or without recorded games to look at.
   *
   * @param replays asked for while charts are being drawn
   */
  public static Page of(ReportSource source, Supplier<Optional<Block.Replays>> replays) {
    Summary summary = source.summary();
    List<Section> sections = new ArrayList<>();
    if (summary.games() > 0) {
      sections.add(StrengthSection.of(source));
      sections.add(SidesSection.of(source));
      sections.add(OpeningsSection.of(source));
      sections.add(GamesSection.of(source));
      sections.add(CostSection.of(source));
      sections.add(PredictionSection.of(source));
      sections.add(FaultsSection.of(source));
      sections.add(new Section("replays", "Games to look at").add(replays.get()));
      sections.add(CertaintySection.of(source));
    }
    sections.add(RepeatSection.of(source.folder(), source.manifest(), source.config()));
    return of(
        summary.config(),
        NumberText.count(summary.config().players().size(), "player"),
        summary.games(),
        Headline.of(summary),
        Warnings.of(source),
        lead(source),
        sections);
  }

  /**
   * The page of an experiment of any kind, with the words that it uses.
   *
   * @param subject what it is about: {@code 3 players}
   */
  public static Page of(
      ExperimentConfig config,
      String subject,
      long games,
      List<Prose> headline,
      List<Prose> warnings,
      List<? extends Block> lead,
      List<Section> sections) {
    return new Page(
        config.name(),
        config.question(),
        "%s, %s, %s".formatted(config.game().id(), subject, NumberText.count(games, "game")),
        headline,
        warnings,
        List.copyOf(lead),
        Stream.concat(sections.stream(), Stream.of(Glossary.section())).toList());
  }

  /** What stands below the answer on the first screen: the players and the one chart. */
  private static List<Block> lead(ReportSource source) {
    List<Block> blocks = new ArrayList<>(PlayersTable.of(source.summary().config()));
    source.figures(leadChart(source.summary())).stream().limit(1).forEach(blocks::add);
    return blocks;
  }

  /** The chart that answers what an experiment of this kind asks. */
  static SummaryChart leadChart(Summary summary) {
    boolean isDuel = summary.pairings().size() == 1;
    if (isDuel) {
      return summary.config().stop() == null ? new WinRateChart() : new SprtChart();
    }
    Effects effects = summary.effects();
    if (effects != null && effects.inShort().size() > 1) {
      return new EffectsChart();
    }
    return new Sweeps(summary).holdMost() ? new SweepChart() : new RatingChart();
  }
}
