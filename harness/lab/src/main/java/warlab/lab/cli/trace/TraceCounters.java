package warlab.lab.cli.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import warlab.players.EvalsByDepth;
import warlab.players.SearchReport;

/**
 * The running statistics of a traced game, both sides together, in the words and roundings of the
 * original program's debug lines.
 */
final class TraceCounters {
  private EvalsByDepth evals = EvalsByDepth.NONE;
  private long nodes;
  private long innerNodes;
  private long children;
  private long nanos;
  private int moves;

  void add(SearchReport search) {
    evals = evals.plus(search.evalsByDepth());
    nodes += search.nodes();
    innerNodes += search.innerNodes();
    children += search.children();
    nanos += search.nanos();
  }

  void countMove() {
    moves++;
  }

  /** The lines that have something to say; counts of evals only when asked for. */
  List<String> lines(boolean withCounts) {
    List<String> lines = new ArrayList<>();
    if (evals.total() > 0) {
      if (withCounts) {
        lines.add("Total evals at each depth: " + counts());
      }
      lines.add("Evals by depth: " + shares());
      lines.add("Average eval depth: " + oneDecimal(evals.averageDepth()));
    }
    if (moves > 0) {
      lines.add("Average eval time: " + oneDecimal(seconds() / moves));
    }
    if (innerNodes > 0) {
      lines.add("Average branching factor: " + oneDecimal((double) children / innerNodes));
    }
    if (nanos > 0) {
      lines.add("Perf. Evals: " + rate(evals.total()) + "/s  Nodes: " + rate(nodes) + "/s");
    }
    return lines;
  }

  private String counts() {
    return evals
        .depths()
        .mapToObj(depth -> depth + ": " + evals.at(depth))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private String shares() {
    StringJoiner entries = new StringJoiner(" ");
    for (int depth : evals.depths().toArray()) {
      double percent = 100.0 * evals.at(depth) / evals.total();
      if (percent >= 0.1) {
        String format = percent < 1 ? "%d=%.1f%%" : "%d=%.0f%%";
        entries.add(String.format(Locale.ROOT, format, depth, percent));
      }
    }
    return entries.toString();
  }

  private double seconds() {
    return nanos / 1e9;
  }

  private String rate(long count) {
    return scaled(count / seconds());
  }

  /** One decimal, with k, M or G from a thousand on. */
  static String scaled(double value) {
    double rest = value;
    String unit = "";
    for (String larger : List.of("k", "M", "G")) {
      if (rest < 1000) {
        break;
      }
      rest /= 1000;
      unit = larger;
    }
    return oneDecimal(rest) + unit;
  }

  static String oneDecimal(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
