package warlab.lab.report.section;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import warlab.lab.record.ProgramNote;
import warlab.lab.report.chart.EvalsChart;
import warlab.lab.report.chart.ParetoChart;
import warlab.lab.report.chart.SpeedChart;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.EvalSummary;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.Summary;

/** What strength cost in nodes, depth and time. */
final class CostSection {
  private static final Cell UNKNOWN = Cell.of("", 0);

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
            .folded()
            .names("player")
            .number("nodes/move", "positions visited")
            .number("evals/move", "positions scored by the heuristic")
            .number("depth", "mean depth that a search reached")
            .number("eval depth", "mean distance of a scored position from the root")
            .number("branching", "moves searched at an inner node, cut-offs taken into account")
            .number("ms/move", "on the machine of this run, with its 95 % interval")
            .number("nodes/s", "on the machine of this run")
            .number("evals/s", "on the machine of this run");
    overruns(source).ifPresent(section::say);
    if (summary.speeds().stream().anyMatch(speed -> speed.games() > 0)) {
      section.say(
          "Times leave out the first %d games of a player on each side, or half of them where there"
                  .formatted(SpeedSummary.WARM_UP)
              + " are fewer: a program is slow until it is warm. A resumed run warms up again, which"
              + " is not left out.");
    }
    table.rows(costs, cost -> cells(cost, source));
    boolean isSearched = costs.stream().anyMatch(cost -> cost.nodesPerMove() > 0);
    section.add(isSearched ? table : table.withoutSharedColumns()); // scripts count nothing
    List<EvalSummary> programs =
        costs.stream().filter(cost -> !source.command(cost.role()).isEmpty()).toList();
    if (!programs.isEmpty()) {
      section.add(programs().rows(programs, cost -> programCells(cost, source)));
    }
    return section
        .addAll(source.figures(new ParetoChart()))
        .addAll(source.figures(new EvalsChart()))
        .add(evalsByDepth(summary))
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

  /** The numbers of the chart: how many, and which share of all that the player made. */
  private static Optional<Table> evalsByDepth(Summary summary) {
    List<EvalSummary> costs = EvalsChart.counted(summary);
    int first = costs.stream().mapToInt(EvalsChart::shallowest).min().orElse(0);
    int last = costs.stream().mapToInt(EvalsChart::deepest).max().orElse(-1);
    Table table =
        new Table("Evaluations by depth, all games together")
            .wholeIn("evals.csv")
            .folded()
            .names("player")
            .numbers("evaluations");
    for (int depth = first; depth <= last; depth++) {
      table.number(EvalsChart.heading(depth), "positions scored so far from the root");
    }
    table.rows(costs, cost -> depths(cost, first, last, summary));
    return costs.isEmpty() ? Optional.empty() : Optional.of(table);
  }

  /** {@code 0.12 ± 0.01}. */
  private static Cell time(SpeedSummary speed) {
    double error = speed.timesMsPerMove().high() - speed.timeMsPerMove();
    String text = NumberText.compact(speed.timeMsPerMove());
    return Cell.of(
        error == 0 ? text : text + "\u00a0\u00b1\u00a0" + NumberText.compact(rounded(error)),
        speed.timeMsPerMove());
  }

  /** To two digits: an error needs no more. */
  private static double rounded(double error) {
    return BigDecimal.valueOf(error).round(new MathContext(2)).doubleValue();
  }

  /** Who did not keep its limit of time, how often and by how much. */
  private static Optional<Prose> overruns(ReportSource source) {
    Summary summary = source.summary();
    String names =
        summary.evals().stream()
            .filter(cost -> source.isRated(cost.role()))
            .flatMap(cost -> overruns(cost, source).stream())
            .collect(Collectors.joining("; "));
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Prose.of("")
                .strong("Limits of time overrun, by more than a little: ")
                .text(names + "."));
  }

  private static Optional<String> overruns(EvalSummary cost, ReportSource source) {
    return source
        .speed(cost.role())
        .map(SpeedSummary::overruns)
        .filter(overruns -> overruns.moves() > 0)
        .map(
            overruns ->
                "%s in %s of %s, which took up to %s ms"
                    .formatted(
                        Names.of(cost.role(), source.summary().config()),
                        NumberText.count(overruns.moves()),
                        NumberText.count(cost.totals().decisions(), "move"),
                        NumberText.compact(overruns.worstMs())));
  }

  private static List<Cell> depths(EvalSummary cost, int first, int last, Summary summary) {
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.name(Names.of(cost.role(), summary.config())));
    cells.add(Cell.count(cost.totals().evals()));
    for (int depth = first; depth <= last; depth++) {
      long evals = EvalsChart.at(cost, depth);
      double share = (double) evals / cost.totals().evals();
      String text = NumberText.count(evals) + " (" + NumberText.percent(share) + ")";
      cells.add(evals == 0 ? Cell.of("", 0) : Cell.of(text, (double) evals));
    }
    return cells;
  }

  private static List<Cell> cells(EvalSummary cost, ReportSource source) {
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.name(Names.of(cost.role(), source.summary().config())));
    cells.add(Cell.compact(cost.nodesPerMove()));
    cells.add(Cell.compact(cost.evalsPerMove()));
    cells.add(Cell.decimal(cost.depthReached(), 2));
    cells.add(Cell.decimal(cost.averageEvalDepth(), 2));
    cells.add(Cell.decimal(cost.branchingFactor(), 2));
    Optional<SpeedSummary> timed = source.speed(cost.role()).filter(speed -> speed.decisions() > 0);
    cells.add(timed.map(CostSection::time).orElse(UNKNOWN));
    cells.add(timed.map(speed -> Cell.compact(speed.nodesPerSecond())).orElse(UNKNOWN));
    cells.add(timed.map(speed -> Cell.compact(speed.evalsPerSecond())).orElse(UNKNOWN));
    return cells;
  }
}
