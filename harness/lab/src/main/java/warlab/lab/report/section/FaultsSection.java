package warlab.lab.report.section;

import java.util.List;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
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
    section.say(
        Prose.of("Each is a loss. Stack traces are in ")
            .code("faults.log")
            .text("; the command plays the first game of its kind again."));
    Table table =
        new Table("Faults").names("player", "fault").numbers("games", "first").names("command");
    return section.add(table.rows(summary.faults(), fault -> cells(fault, source)));
  }

  private static List<Cell> cells(FaultSummary fault, ReportSource source) {
    return List.of(
        Cell.name(Names.of(fault.role(), source.summary().config())),
        Cell.words(Names.words(fault.kind().id())),
        Cell.count(fault.games()),
        Cell.count(fault.firstGame()),
        Cell.name("./warlab rerun " + source.folder() + " " + fault.firstGame()));
  }
}
