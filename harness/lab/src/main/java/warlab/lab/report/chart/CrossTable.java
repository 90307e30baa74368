package warlab.lab.report.chart;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.report.chart.draw.Squares;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.GameCounts;
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
    List<String> first = firstRanking.stream().limit(MAX).toList();
    List<String> second = secondRanking.stream().limit(MAX).toList();
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
  public static List<String> ranking(Summary summary, Side side) {
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
        .filter(cell -> first.equals(cell.player()) && second.equals(cell.opponent()))
        .findFirst();
  }

  /** The same with what people call sides and players; nothing of one pairing, which needs none. */
  public Optional<Squares> squares(ExperimentConfig config) {
    return cells.size() < 2
        ? Optional.empty()
        : Optional.of(
            new Squares(
                config.sideName(Side.FIRST),
                config.sideName(Side.SECOND),
                firsts.stream().map(name -> Names.of(name, config)).toList(),
                seconds.stream().map(name -> Names.of(name, config)).toList(),
                cells.stream().map(cell -> square(cell, config)).toList()));
  }

  private Squares.Square square(SideSummary cell, ExperimentConfig config) {
    String first = Objects.requireNonNull(cell.player());
    String second = Objects.requireNonNull(cell.opponent());
    GameCounts counts = cell.results();
    String games = NumberText.count(counts.games(), "game");
    String interval = NumberText.percents(cell.estimate().scores());
    return new Squares.Square(
        firsts.indexOf(first),
        seconds.indexOf(second),
        counts.score(),
        NumberText.decimal(100 * counts.score(), 0),
        "%s: %s wins, %s draws, %s losses; %s"
            .formatted(
                games,
                NumberText.count(counts.wins()),
                NumberText.count(counts.draws()),
                NumberText.count(counts.losses()),
                interval),
        "%s vs %s: %s (%s), %s"
            .formatted(
                Names.of(first, config),
                Names.of(second, config),
                NumberText.percent(counts.score()),
                interval,
                games));
  }
}
