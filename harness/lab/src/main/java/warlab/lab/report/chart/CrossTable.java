package warlab.lab.report.chart;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import warlab.games.Side;
import warlab.lab.config.PlayerSpec;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.SideSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * Who scored how much with the first side against whom with the second; of too many players the
 * strongest ones.
 *
 * @param firsts names of those that played the first side, in the order of the config
 * @param seconds names of those that played the second side
 * @param cut what to add to a caption; empty if all players are there
 */
public record CrossTable(
    List<String> firsts, List<String> seconds, List<SideSummary> cells, String cut) {
  /** More columns could not be read. */
  public static final int MAX = 30;

  public static CrossTable of(Summary summary) {
    List<String> firstRanking = ranking(summary, Side.FIRST);
    List<String> secondRanking = ranking(summary, Side.SECOND);
    Set<String> first = firstRanking.stream().limit(MAX).collect(Collectors.toSet());
    Set<String> second = secondRanking.stream().limit(MAX).collect(Collectors.toSet());
    List<SideSummary> cells =
        summary.sides().stream()
            .filter(cell -> cell.player() != null && cell.opponent() != null)
            .filter(cell -> cell.side() == Side.FIRST && cell.results().games() > 0)
            .filter(cell -> first.contains(cell.player()) && second.contains(cell.opponent()))
            .toList();
    List<String> names = summary.config().players().stream().map(PlayerSpec::name).toList();
    return new CrossTable(
        names.stream()
            .filter(name -> cells.stream().anyMatch(cell -> name.equals(cell.player())))
            .toList(),
        names.stream()
            .filter(name -> cells.stream().anyMatch(cell -> name.equals(cell.opponent())))
            .toList(),
        cells,
        Math.max(firstRanking.size(), secondRanking.size()) > MAX
            ? "; the strongest %d of a side, sides.csv has all".formatted(MAX)
            : "");
  }

  /** Those who played a side, the strongest first, but before them a hero that meets all. */
  private static List<String> ranking(Summary summary, Side side) {
    String hero = summary.config().match().hero();
    return summary.ranking().stream()
        .filter(player -> player.role().contains(new Role(player.role().player(), side)))
        .map(player -> player.role().player())
        .sorted(Comparator.comparing(name -> !name.equals(hero)))
        .toList();
  }

  /** The games of two players; nothing if they did not meet this way round. */
  public Optional<SideSummary> at(String first, String second) {
    return cells.stream()
        .filter(cell -> Objects.equals(cell.player(), first))
        .filter(cell -> Objects.equals(cell.opponent(), second))
        .findFirst();
  }
}
