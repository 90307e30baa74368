package warlab.lab.report.chart;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import warlab.games.Side;
import warlab.lab.config.PlayerSpec;
import warlab.lab.statistics.summary.SideSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * Who scored how much with the first side against whom with the second.
 *
 * @param firsts names of those that played the first side, in the order of the config
 * @param seconds names of those that played the second side
 */
public record CrossTable(List<String> firsts, List<String> seconds, List<SideSummary> cells) {

  public static CrossTable of(Summary summary) {
    List<SideSummary> cells =
        summary.sides().stream()
            .filter(cell -> cell.player() != null && cell.opponent() != null)
            .filter(cell -> cell.side() == Side.FIRST && cell.results().games() > 0)
            .toList();
    List<String> names = summary.config().players().stream().map(PlayerSpec::name).toList();
    return new CrossTable(
        names.stream()
            .filter(name -> cells.stream().anyMatch(cell -> name.equals(cell.player())))
            .toList(),
        names.stream()
            .filter(name -> cells.stream().anyMatch(cell -> name.equals(cell.opponent())))
            .toList(),
        cells);
  }

  /** The games of two players; nothing if they did not meet this way round. */
  public Optional<SideSummary> at(String first, String second) {
    return cells.stream()
        .filter(cell -> Objects.equals(cell.player(), first))
        .filter(cell -> Objects.equals(cell.opponent(), second))
        .findFirst();
  }

  public boolean isEmpty() {
    return cells.isEmpty();
  }
}
