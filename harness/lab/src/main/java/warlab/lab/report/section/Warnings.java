package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.MatchSpec;
import warlab.lab.record.Manifest;
import warlab.lab.record.Repetition;
import warlab.lab.report.page.Prose;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.Summary;

/** What one must know before believing the answer. */
public final class Warnings {
  private Warnings() {}

  public static List<Prose> of(ReportSource source) {
    Summary summary = source.summary();
    Manifest manifest = source.manifest();
    List<Prose> warnings = new ArrayList<>();
    if (summary.isMostlyCopies()) {
      warnings.add(
          Prose.of("")
              .strong("Mostly copies: ")
              .text(
                  "%s of %s repeat a start, and chance had no say in them. They count for nothing;"
                          .formatted(
                              NumberText.count(summary.copies()),
                              NumberText.count(summary.played(), "game"))
                      + " more openings, not more games, would tell more."));
    }
    addExhausted(warnings, summary, manifest);
    if (summary.faultedGames() > 0) {
      warnings.add(
          Prose.of("")
              .strong("Faults: ")
              .text(
                  NumberText.count(summary.faultedGames(), "game")
                      + " ended because a player violated the player contract;"
                      + " they count as losses."));
    }
    if (manifest != null && manifest.finished() == null) {
      warnings.add(
          Prose.of("")
              .strong("Unfinished: ")
              .text(
                  NumberText.count(summary.played())
                      + " of "
                      + NumberText.count(plannedEach(summary) * summary.pairings().size(), "game")
                      + " have been played; running the experiment again goes on."));
    }
    Repetition repeated = manifest == null ? null : manifest.repeated();
    if (repeated != null && !repeated.allSame()) {
      warnings.add(Prose.of("").strong("Not repeatable: ").text(repeated.difference() + "."));
    }
    if (!source.missingFiles().isEmpty()) {
      warnings.add(
          Prose.of("")
              .strong("Missing files: ")
              .text(
                  String.join(", ", source.missingFiles())
                      + ". What this page would have taken from there is left out."));
    }
    if (!source.drawsCharts()) {
      warnings.add(
          Prose.of("")
              .strong("No charts: ")
              .text("this page was made on a machine without fonts to draw them with."));
    }
    return warnings;
  }

  /** Games that were planned for each pairing. */
  private static long plannedEach(Summary summary) {
    MatchSpec match = summary.config().match();
    return (long) match.pairs() * match.format().legs();
  }

  /** Nothing but a test or the want of new games ends a pairing before its time. */
  private static void addExhausted(
      List<Prose> warnings, Summary summary, @Nullable Manifest manifest) {
    if (manifest == null || manifest.finished() == null) {
      return;
    }
    long planned = plannedEach(summary);
    List<PairingSummary> exhausted =
        summary.pairings().stream()
            .filter(each -> each.results().games() + each.copies() < planned)
            .filter(each -> each.sprt() == null || !each.sprt().isDecided())
            .toList();
    if (!exhausted.isEmpty()) {
      long games = exhausted.stream().mapToLong(each -> each.results().games()).sum();
      warnings.add(
          Prose.of("")
              .strong("Ended early: ")
              .text(
                  "in %s only %s exist. Every start was played and chance had no say, so more games"
                          .formatted(
                              NumberText.count(exhausted.size(), "pairing"),
                              NumberText.count(games, "different game"))
                      + " would have been copies."));
    }
  }
}
