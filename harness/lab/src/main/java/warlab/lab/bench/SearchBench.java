package warlab.lab.bench;

import java.util.ArrayList;
import java.util.List;
import warlab.games.Game;
import warlab.games.Position;
import warlab.lab.config.Catalog;
import warlab.players.Seat;

/** Nodes and nodes per second of searches that are always the same: those in a list. */
final class SearchBench {
  private SearchBench() {}

  /** The searches of {@code searches.txt} whose game is there. */
  static List<SearchTask> tasks(Catalog catalog) {
    List<SearchTask> tasks = new ArrayList<>();
    for (String line : ResourceLines.of("searches")) {
      String[] parts = line.split(" ", 4);
      catalog
          .game(parts[0])
          .ifPresent(game -> tasks.add(task(game, parts[1].equals("start"), parts[2], parts[3])));
    }
    return tasks;
  }

  static List<Measurement> measure(SearchTask task, Catalog catalog) {
    List<Seat> seats = SearchTask.seats();
    long nodes = task.nodes(catalog, seats);
    long nanos = CpuTime.best(() -> task.nodes(catalog, seats));
    return List.of(
        new Measurement(Bench.SEARCH, task.name(), nodes, "nodes"),
        new Measurement(Bench.SEARCH, task.name(), CpuTime.perSecond(nodes, nanos), "nodes/s"));
  }

  private static SearchTask task(Game game, boolean atStart, String depth, String heuristic) {
    List<Position> positions =
        atStart ? List.of(FixedPositions.start(game)) : FixedPositions.of(game);
    String where = atStart ? "start" : positions.size() + " positions";
    return new SearchTask(
        "%s %s, %s, depth %s".formatted(game.id(), heuristic, where, depth),
        game,
        "alpha-beta:depth=%s,heuristic=%s,tableBits=20".formatted(depth, heuristic),
        positions);
  }
}
