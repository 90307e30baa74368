package warlab.lab.report.section;

import org.jspecify.annotations.Nullable;
import warlab.lab.record.Manifest;
import warlab.lab.record.Repetition;
import warlab.lab.report.page.Section;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.Summary;

/** How sure the numbers are, and what they rest on. */
final class CertaintySection {
  private CertaintySection() {}

  static Section of(ReportSource source) {
    Summary summary = source.summary();
    Section section = new Section("certainty", "How sure is this");
    if (summary.games() == 0) {
      return section;
    }
    section.say(distinct(summary));
    section.say(
        summary.config().hasFixedSides()
            ? "Every game counts by itself: in a cross table sides are not swapped."
            : "The two games of a pair share their opening with sides swapped, and a pair counts as"
                + " one observation: an opening that favours a side then favours nobody.");
    section.say(
        "Intervals and \u00b1 are 95 %. Ratings come from one fit of all results, so errors of two"
            + " players do not simply add up; the sentence on top uses the error of the"
            + " difference.");
    if (summary.pairings().size() > 1) {
      section.say(
          "p-values are adjusted for "
              + NumberText.count(summary.pairings().size(), "pairing")
              + " by Holm's method: one of many comparisons is easily significant by chance.");
    }
    if (summary.ratings().regularised()) {
      section.say(
          "Some players won or lost everything, so their ratings rest partly on two imaginary"
              + " drawn games and are rather too modest than too bold.");
    }
    say(section, repeatable(source.manifest()));
    return section;
  }

  private static String distinct(Summary summary) {
    long clustered = summary.pairings().stream().filter(PairingSummary::isClustered).count();
    String start =
        "%s were played, %s of them different."
            .formatted(
                NumberText.count(summary.games(), "game"),
                NumberText.count(summary.distinctGames()));
    return clustered == 0
        ? start
        : start
            + " In "
            + NumberText.count(clustered, "pairing")
            + " some openings were played more than once; errors there are those between openings.";
  }

  private static void say(Section section, String text) {
    if (!text.isEmpty()) {
      section.say(text);
    }
  }

  private static String repeatable(@Nullable Manifest manifest) {
    if (manifest == null) {
      return "";
    }
    Repetition repeated = manifest.repeated();
    if (manifest.repeatable()) {
      return "The same config gives the same games on any machine and any number of threads."
          + (repeated == null
              ? ""
              : " %d that were played again at the end were the same.".formatted(repeated.same()));
    }
    return repeated == null
        ? "Some players had time limits or were outside programs, so another run gives other games,"
            + " and another machine perhaps another strength."
        : "Another run gives other games: " + repeated.difference() + ".";
  }
}
