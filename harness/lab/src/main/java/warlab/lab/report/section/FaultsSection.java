package warlab.lab.report.section;

import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Section;
import warlab.lab.report.table.Columns;
import warlab.lab.report.text.Names;
import warlab.lab.statistics.summary.FaultSummary;
import warlab.lab.statistics.summary.Summary;

/** Games lost by breaking the contract. */
final class FaultsSection {
  private FaultsSection() {}

  static Section of(ReportSource source) {
    Summary summary = source.summary();
    Section section = new Section("faults", "Faults");
    if (summary.faults().isEmpty()) {
      return section;
    }
    section.paragraph(
        Prose.of(
            "Each is a loss. Stack traces are in %s; the command plays the first game of its kind"
                + " again.",
            Prose.code("faults.log")));
    return section.add(
        new Columns<FaultSummary>()
            .name("player", fault -> Names.of(fault.role(), summary.config()))
            .words("fault", fault -> Names.words(fault.kind().id()))
            .number("games", FaultSummary::games, Cell::count)
            .number("first", FaultSummary::firstGame, Cell::count)
            .name(
                "command",
                fault -> "./warlab rerun %s %d".formatted(source.folder(), fault.firstGame()))
            .table("Faults", summary.faults()));
  }
}
