package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.record.ProgramNote;
import warlab.lab.report.chart.EvalsChart;
import warlab.lab.report.chart.ParetoChart;
import warlab.lab.report.chart.SpeedChart;
import warlab.lab.report.chart.SweepChart;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.Names;
import warlab.lab.statistics.summary.EvalSummary;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.Summary;

/** What strength cost in nodes, depth and time. */
final class CostSection {
  private CostSection() {}

  static Section of(ReportSource source) {
    Summary summary = source.summary();
    Section section = new Section("cost", "What it cost");
    List<EvalSummary> costs =
        summary.evals().stream()
            .filter(each -> source.isRated(each.role()) && each.totals().decisions() > 0)
            .toList();
    if (costs.isEmpty()) {
      return section;
    }
    Table table =
        new Table("Cost of a move")
            .wholeIn("evals.csv")
            .names("player")
            .number("nodes/move", "positions visited")
            .number("evals/move", "positions scored by the heuristic")
            .number("depth", "mean depth that a search reached")
            .number("eval depth", "mean distance of a scored position from the root")
            .number("branching", "moves searched at an inner node, cut-offs taken into account")
            .number("ms/move", "on the machine of this run")
            .number("nodes/s", "on the machine of this run")
            .number("evals/s", "on the machine of this run");
    section.add(table.rows(costs, cost -> cells(cost, source)));
    List<EvalSummary> programs =
        costs.stream().filter(cost -> !source.command(cost.role()).isEmpty()).toList();
    if (!programs.isEmpty()) {
      section.add(programs().rows(programs, cost -> programCells(cost, source)));
    }
    return section
        .addAll(source.figures(new SweepChart()))
        .addAll(source.figures(new ParetoChart()))
        .addAll(source.figures(new EvalsChart()))
        .addAll(source.figures(new SpeedChart()));
  }

  private static Table programs() {
    return new Table("Outside programs")
        .names("player")
        .names("program", "command")
        .number("ms/move", "what they took to answer, on the machine of this run")
        .number("overruns", "answers that took longer than they were allowed");
  }

  private static List<Cell> programCells(EvalSummary cost, ReportSource source) {
    ProgramNote note = source.program(cost.role());
    return List.of(
        Cell.name(Names.of(cost.role(), source.summary().config())),
        Cell.name(note.name().isEmpty() ? "nameless" : note.name()),
        Cell.name(source.command(cost.role())),
        Cell.compact(source.speed(cost.role()).map(SpeedSummary::timeMsPerMove).orElse(0.0)),
        Cell.count(note.overruns()));
  }

  private static List<Cell> cells(EvalSummary cost, ReportSource source) {
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.name(Names.of(cost.role(), source.summary().config())));
    cells.add(Cell.compact(cost.nodesPerMove()));
    cells.add(Cell.compact(cost.evalsPerMove()));
    cells.add(Cell.decimal(cost.depthReached(), 2));
    cells.add(Cell.decimal(cost.averageEvalDepth(), 2));
    cells.add(Cell.decimal(cost.branchingFactor(), 2));
    SpeedSummary unknown = new SpeedSummary(cost.role(), 0, 0, 0, 0, 0);
    SpeedSummary speed = source.speed(cost.role()).orElse(unknown);
    cells.add(Cell.compact(speed.timeMsPerMove()));
    cells.add(Cell.compact(speed.nodesPerSecond()));
    cells.add(Cell.compact(speed.evalsPerSecond()));
    return cells;
  }
}
