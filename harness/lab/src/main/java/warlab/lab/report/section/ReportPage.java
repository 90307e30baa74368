package warlab.lab.report.section;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.Section;
import warlab.lab.report.text.NumberText;
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
    List<Section> sections =
        Stream.of(
                StrengthSection.of(source),
                SidesSection.of(source),
                OpeningsSection.of(source),
                GamesSection.of(source),
                CostSection.of(source),
                PredictionSection.of(source),
                FaultsSection.of(source),
                replays(replays.get()),
                CertaintySection.of(source),
                RepeatSection.of(source),
                Glossary.section())
            .filter(section -> !section.blocks().isEmpty())
            .toList();
    String subtitle =
        "%s, %s, %s"
            .formatted(
                summary.config().game().id(),
                NumberText.count(summary.config().players().size(), "player"),
                NumberText.count(summary.games(), "game"));
    return new Page(
        summary.config().name(),
        Objects.requireNonNullElse(summary.config().question(), ""),
        subtitle,
        Headline.of(summary),
        Warnings.of(source),
        Lead.of(source),
        sections);
  }

  private static Section replays(Optional<Block.Replays> replays) {
    return new Section("replays", "Games to look at").add(replays);
  }
}
