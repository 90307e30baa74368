package warlab.lab.report.section;

import org.jspecify.annotations.Nullable;
import warlab.lab.record.Manifest;
import warlab.lab.report.page.Section;
import warlab.lab.report.text.NumberText;
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
    long tested = summary.pairings().stream().filter(each -> !each.isStopped()).count();
    section.say(
        "%s were played, %s of them different."
            .formatted(
                NumberText.count(summary.games(), "game"),
                NumberText.count(summary.distinctGames())));
    section.say(
        summary.config().hasFixedSides()
            ? "Every game counts by itself: in a cross table sides are not swapped."
            : "The two games of a pair share their opening with sides swapped, and a pair counts as"
                + " one observation: an opening that favours a side then favours nobody.");
    section.say(
        "Intervals are 95 %. The interval of a score, the likelihood of superiority (LOS) and p come"
            + " from one distribution, so they never contradict each other; a side's score is taken"
            + " game by game. Ratings come from one fit of all results, and their errors are those"
            + " between independent games or between pairs, whichever are larger.");
    section.say(
        "A verdict is better or worse where p is below 0.05, adjusted by Holm's method for "
            + NumberText.count(tested, "pairing")
            + ": one of many comparisons is easily significant by chance. Else it is open.");
    if (tested < summary.pairings().size()) {
      section.say(
          "Where a sequential test stopped a pairing, its verdict stands in place of LOS and p, and"
              + " score interval and Elo are corrected for stopping early.");
    }
    if (summary.ratings().regularised()) {
      section.say(
          "Some players won or lost everything, so their ratings rest partly on two imaginary"
              + " drawn games and are rather too modest than too bold.");
    }
    say(section, repeatable(source.manifest()));
    return section;
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
    return manifest.repeatable()
        ? "The same config gives the same games on any machine and any number of threads."
        : "Some players had time limits or were outside programs, so another run gives other games,"
            + " and another machine perhaps another strength.";
  }
}
