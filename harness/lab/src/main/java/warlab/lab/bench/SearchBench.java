package warlab.lab.bench;

import java.util.ArrayList;
import java.util.List;
import warlab.games.Game;
import warlab.games.Options;
import warlab.lab.config.Catalog;
import warlab.players.Seat;

/** Nodes and nodes per second of searches that are always the same. */
final class SearchBench {
  private SearchBench() {}

  static List<SearchTask> tasks(Catalog catalog) {
    List<SearchTask> tasks = new ArrayList<>();
    catalog
        .game("ai-wargame")
        .ifPresent(
            game -> {
              tasks.add(start(game, 10, "e3e4"));
              tasks.add(start(game, 10, "e0"));
              tasks.add(middleGame(game, 7, "e3e4"));
              tasks.add(middleGame(game, 7, "e0"));
            });
    return tasks;
  }

  static List<Measurement> measure(SearchTask task, Catalog catalog) {
    List<Seat> seats = SearchTask.seats();
    long nodes = task.nodes(catalog, seats);
    long nanos = CpuTime.best(() -> task.nodes(catalog, seats));
    return List.of(
        new Measurement("search", task.name(), nodes, "nodes"),
        new Measurement("search", task.name(), CpuTime.perSecond(nodes, nanos), "nodes/s"));
  }

  private static SearchTask start(Game game, int depth, String heuristic) {
    return new SearchTask(
        "%s %s, start, depth %d".formatted(game.id(), heuristic, depth),
        game,
        "alpha-beta:depth=%d,heuristic=%s,tableBits=20".formatted(depth, heuristic),
        List.of(game.start(Options.defaults(game.options()))));
  }

  private static SearchTask middleGame(Game game, int depth, String heuristic) {
    return new SearchTask(
        "%s %s, 20 middle-game positions, depth %d".formatted(game.id(), heuristic, depth),
        game,
        "alpha-beta:depth=%d,heuristic=%s,tableBits=20".formatted(depth, heuristic),
        FixedPositions.of(game));
  }
}
