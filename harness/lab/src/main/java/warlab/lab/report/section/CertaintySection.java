package warlab.lab.report.section;

import org.jspecify.annotations.Nullable;
import warlab.lab.config.OpeningSpec;
import warlab.lab.record.Manifest;
import warlab.lab.report.page.Section;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.ChiSquared;
import warlab.lab.statistics.summary.Summary;

/** How sure the numbers are, and what they rest on. */
final class CertaintySection {
  private CertaintySection() {}

  static Section of(ReportSource source) {
    Summary summary = source.summary();
    Section section = new Section("certainty", "How sure is this");
    section.paragraph(copies(summary));
    section.paragraph(starts(summary));
    long tested = summary.pairings().stream().filter(each -> !each.isStopped()).count();
    section.paragraph(
        summary.config().hasFixedSides()
            ? "Every game counts by itself: in a cross table sides are not swapped."
            : "The two games of a pair share their opening with sides swapped, and a pair counts as"
                + " one observation: an opening that favours a side then favours nobody.");
    section.paragraph(
        "Intervals are 95 %. The interval of a score, the likelihood of superiority (LOS) and p"
            + " come from one distribution, so they never contradict each other; a side's score is"
            + " taken game by game. Ratings come from one fit of all results, and their errors are"
            + " those between independent games or between pairs, whichever are larger.");
    section.paragraph(
        "A verdict is better or worse where p is below 0.05, adjusted by Holm's method for "
            + NumberText.count(tested, "pairing")
            + ": one of many comparisons is easily significant by chance. Else it is open.");
    section.paragraph(
        "The Elo of a pairing follows from its score alone; ratings also take into account what a"
            + " side is worth, so where that is much, differences of ratings are larger.");
    if (summary.scale() != null) {
      section.paragraph(
          "Does one rating for each player explain all pairings? " + words(summary.scale().test()));
    }
    if (summary.effects() != null && summary.effects().sum() != null) {
      section.paragraph(
          "Does what the keys of the sweep are worth add up? " + words(summary.effects().sum()));
    }
    if (tested < summary.pairings().size()) {
      section.paragraph(
          "Where a sequential test stopped a pairing, its verdict stands in place of LOS and p, and"
              + " score interval and Elo are corrected for stopping early.");
    }
    if (summary.ratings().regularised()) {
      section.paragraph(
          "Some players won or lost everything, so their ratings rest partly on two imaginary"
              + " drawn games and are rather too modest than too bold.");
    }
    section.paragraph(repeatable(source.manifest()));
    return section;
  }

  private static String words(ChiSquared test) {
    return "Chi-squared %s with %s of freedom, p %s: %s."
        .formatted(
            NumberText.decimal(test.value(), 1),
            NumberText.count(test.degrees(), "degree"),
            NumberText.pValue(test.pValue()),
            test.isRefused() ? "no" : "nothing speaks against it");
  }

  private static String copies(Summary summary) {
    String played = NumberText.count(summary.played(), "game") + " were played";
    return summary.copies() == 0
        ? played + ", none of them a copy."
        : played
            + ". "
            + NumberText.count(summary.copies())
            + " of them are copies and count nowhere: their start was played before, and neither a"
            + " player nor dice drew anything that could have made them different.";
  }

  /** Errors are those of the openings that were played; where they repeat, that is worth a word. */
  private static String starts(Summary summary) {
    int legs = summary.config().match().format().legs();
    boolean repeats =
        summary.pairings().stream()
            .anyMatch(
                each -> each.results().games() + each.copies() > (long) legs * summary.starts());
    if (!repeats) {
      return "";
    }
    return summary.config().match().openings() instanceof OpeningSpec.PlainStart
        ? "All games began from the plain start: results hold there, and so do errors."
        : "Openings were played more than once: results hold on "
            + (summary.starts() == 1
                ? "this one opening"
                : "these " + NumberText.count(summary.starts(), "opening"))
            + ", and so do errors.";
  }

  private static String repeatable(@Nullable Manifest manifest) {
    if (manifest == null) {
      return "";
    }
    Manifest.Repetition repeated = manifest.repeated();
    if (repeated != null && repeated.allSame() && !manifest.programs().isEmpty()) {
      return "Outside programs promise nothing, but they kept to their seeds: repeated %d of %d."
          .formatted(repeated.same(), repeated.games());
    }
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
