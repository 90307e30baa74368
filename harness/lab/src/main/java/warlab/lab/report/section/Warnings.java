package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.record.Manifest;
import warlab.lab.record.Repetition;
import warlab.lab.report.page.Prose;
import warlab.lab.report.text.NumberText;
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
                  "only %s of %s are different. More openings, not more games, would tell more."
                      .formatted(
                          NumberText.count(summary.distinctGames()),
                          NumberText.count(summary.games(), "game"))));
    }
    if (summary.faultedGames() > 0) {
      warnings.add(
          Prose.of("")
              .strong("Faults: ")
              .text(
                  NumberText.count(summary.faultedGames(), "game")
                      + " ended because a player broke the rules of the house;"
                      + " they count as losses. See Faults below."));
    }
    long planned =
        (long) summary.config().match().pairs()
            * summary.config().match().format().legs()
            * summary.pairings().size();
    if (manifest != null && manifest.finished() == null) {
      warnings.add(
          Prose.of("")
              .strong("Unfinished: ")
              .text(
                  NumberText.count(summary.games())
                      + " of "
                      + NumberText.count(planned, "game")
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
}
