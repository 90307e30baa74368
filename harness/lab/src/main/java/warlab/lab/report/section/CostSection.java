package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.Manifest;
import warlab.lab.report.chart.EvalsChart;
import warlab.lab.report.chart.ParetoChart;
import warlab.lab.report.chart.SpeedChart;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.table.Columns;
import warlab.lab.report.table.CostColumns;
import warlab.lab.report.table.SpeedColumns;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.EvalSummary;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.SpeedSummary.Overruns;
import warlab.lab.statistics.summary.Summary;

/** What strength cost in nodes, depth and time. */
final class CostSection {
  private CostSection() {}

  static Section of(ReportSource source) {
    Summary summary = source.summary();
    Section section = new Section("cost", "What it cost");
    List<EvalSummary> costs =
        summary.evals().stream()
            .filter(each -> source.summary().isRated(each.role()) && each.totals().decisions() > 0)
            .toList();
    if (costs.isEmpty()) {
      return section;
    }
    String overruns = overruns(costs, source);
    if (!overruns.isEmpty()) {
      section.paragraph(
          Prose.of(
              "%s%s.", Prose.strong("Limits of time overrun, by more than a little: "), overruns));
    }
    if (summary.speeds().stream().anyMatch(speed -> speed.games() > 0)) {
      section.paragraph(
          "Times leave out the first %d games of a player on each side, or half of them where there"
                  .formatted(SpeedSummary.WARM_UP)
              + " are fewer: a program is slow until it is warm. A resumed run warms up again,"
              + " which is not left out.");
    }
    Table table =
        CostColumns.of(summary.config())
            .part(
                SpeedColumns.of(summary.config()),
                cost ->
                    source.summary().speed(cost.role()).filter(s -> s.decisions() > 0).orElse(null))
            .pick(
                "player, nodesPerMove, evalsPerMove, depthReached, averageEvalDepth,"
                    + " branchingFactor, timeMsPerMove, nodesPerSecond, evalsPerSecond")
            .table("Cost of a move", costs)
            .collapsed("evals.csv");
    boolean isSearched = costs.stream().anyMatch(cost -> cost.nodesPerMove() > 0);
    List<EvalSummary> programs =
        costs.stream().filter(cost -> !source.command(cost.role()).isEmpty()).toList();
    return section
        .add(isSearched ? table : table.withoutSharedColumns()) // scripts count nothing
        .add(programs(programs, source))
        .addAll(source.figures(new ParetoChart()))
        .addAll(source.figures(new EvalsChart()))
        .add(evalsByDepth(summary))
        .addAll(source.figures(new SpeedChart()));
  }

  private static Table programs(List<EvalSummary> programs, ReportSource source) {
    return new Columns<EvalSummary>()
        .name("player", cost -> Names.of(cost.role(), source.summary().config()))
        .name("program", cost -> nameOf(source.program(cost.role())))
        .name("command", cost -> source.command(cost.role()))
        .number(
            "ms/move",
            cost ->
                source.summary().speed(cost.role()).map(SpeedSummary::timeMsPerMove).orElse(0.0),
            Cell::compact)
        .head("ms/move", "what they took to answer, on the machine of this run")
        .number("overruns", cost -> overruns(cost, source).moves(), Cell::count)
        .head("overruns", "answers that took longer than they were allowed")
        .table("Outside programs", programs);
  }

  private static String nameOf(Manifest.ProgramNote program) {
    return program.name().isEmpty() ? "nameless" : program.name();
  }

  /** The numbers of the chart: how many, and which share of all that the player made. */
  private static Table evalsByDepth(Summary summary) {
    List<EvalSummary> costs = EvalsChart.counted(summary);
    Columns<EvalSummary> columns = CostColumns.of(summary.config()).pick("player, evals");
    for (int depth : EvalsChart.depths(costs)) {
      columns
          .shown(EvalsChart.heading(depth), cost -> evals(cost, depth))
          .head(EvalsChart.heading(depth), "positions scored so far from the root");
    }
    return columns.table("Evaluations by depth, all games together", costs).collapsed("evals.csv");
  }

  private static @Nullable Cell evals(EvalSummary cost, int depth) {
    long evals = EvalsChart.at(cost, depth);
    double share = (double) evals / cost.totals().evals();
    String text = NumberText.count(evals) + " (" + NumberText.percent(share) + ")";
    return evals == 0 ? null : Cell.of(text, (double) evals);
  }

  private static Overruns overruns(EvalSummary cost, ReportSource source) {
    return source.summary().speed(cost.role()).map(SpeedSummary::overruns).orElse(Overruns.NONE);
  }

  /** Who did not keep its limit of time, how often and by how much. */
  private static String overruns(List<EvalSummary> costs, ReportSource source) {
    List<String> overruns = new ArrayList<>();
    for (EvalSummary cost : costs) {
      Overruns over = overruns(cost, source);
      if (over.moves() > 0) {
        overruns.add(
            "%s in %s of %s, which took up to %s ms"
                .formatted(
                    Names.of(cost.role(), source.summary().config()),
                    NumberText.count(over.moves()),
                    NumberText.count(cost.totals().decisions(), "move"),
                    NumberText.compact(over.worstMs())));
      }
    }
    return String.join("; ", overruns);
  }
}
