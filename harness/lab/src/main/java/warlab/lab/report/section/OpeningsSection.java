package warlab.lab.report.section;

import java.util.List;
import warlab.games.Side;
import warlab.lab.record.Opening;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Section;
import warlab.lab.report.table.Columns;
import warlab.lab.report.table.OpeningColumns;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.OpeningSummary;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.Summary;

/** Which openings decide, where these are few or came again. */
final class OpeningsSection {
  private static final int MAX_LETTERS = 64;

  private OpeningsSection() {}

  static Section of(ReportSource source) {
    Summary summary = source.summary();
    Section section = new Section("openings", "By opening");
    List<OpeningSummary> openings = summary.openings();
    if (openings.isEmpty()) {
      return section;
    }
    boolean isSwapped = !summary.config().hasFixedSides();
    section.paragraph(always(summary) + " " + meaning(isSwapped));
    Columns<OpeningSummary> columns =
        OpeningColumns.all()
            .words("such as", each -> example(each, summary))
            .text("position", OpeningSummary::opening, each -> position(each, source));
    String examples = isSwapped ? ", decides, such as" : "";
    return section.add(
        columns
            .pick("opening, score, scoreLow, games" + examples + ", position")
            .table(
                "Openings as the "
                    + Names.of(Side.FIRST, summary.config())
                    + " saw them, one-sided ones first",
                openings)
            .collapsed("opening-results.csv"));
  }

  private static String always(Summary summary) {
    List<OpeningSummary> openings = summary.openings();
    long first = openings.stream().filter(each -> each.alwaysWentTo(Side.FIRST)).count();
    long second = openings.stream().filter(each -> each.alwaysWentTo(Side.SECOND)).count();
    if (openings.size() == 1) {
      return first + second == 0
          ? "There is one opening, and it did not always go to the same side."
          : "There is one opening, and it always went to the %s."
              .formatted(Names.of(first > 0 ? Side.FIRST : Side.SECOND, summary.config()));
    }
    String some = first + second == 0 ? "None" : NumberText.count(first + second);
    String split =
        first + second == 0
            ? ""
            : ": %d to the %s, %d to the %s"
                .formatted(
                    first,
                    Names.of(Side.FIRST, summary.config()),
                    second,
                    Names.of(Side.SECOND, summary.config()));
    return "%s of %s always went to the same side%s. With few games each, some do so by luck."
        .formatted(some, NumberText.count(openings.size(), "opening"), split);
  }

  private static String meaning(boolean isSwapped) {
    return isSwapped
        ? "An opening decides a pairing when one side wins both games of every pair from it,"
            + " whoever has that side."
        : "Sides were never swapped here, so an opening that favours a side cannot be told from"
            + " strong players who had it.";
  }

  private static Cell position(OpeningSummary opening, ReportSource source) {
    int number = opening.opening();
    return number == Opening.PLAIN.number()
        ? Cell.words("the plain start")
        : Cell.name(Names.cut(source.openings().getOrDefault(number, ""), MAX_LETTERS));
  }

  /** Who won all games from it, in the first pairing of which that is so. */
  private static String example(OpeningSummary opening, Summary summary) {
    OpeningSummary.Decided example = opening.example();
    if (example == null) {
      return "";
    }
    PairingSummary pairing = summary.pairings().get(example.pairing());
    int more = opening.decides() - 1;
    return "%s \u2013 %s (%s)%s"
        .formatted(
            Names.of(pairing.a(), summary.config()),
            Names.of(pairing.b(), summary.config()),
            Names.of(example.winner(), summary.config()),
            more == 0 ? "" : " and " + NumberText.count(more) + " more");
  }
}
