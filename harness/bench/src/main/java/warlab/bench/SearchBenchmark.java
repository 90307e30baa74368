package warlab.bench;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import warlab.games.Game;
import warlab.games.Position;
import warlab.lab.bench.FixedPositions;
import warlab.lab.bench.SearchTask;
import warlab.players.Seat;

/** Nodes a second of searches of fixed depth or nodes, over the fixed positions of their game. */
public class SearchBenchmark extends Contenders {

  /** A game, a blank, and a player as on the command line. */
  @Param({
    "ai-wargame alpha-beta:depth=5,heuristic=e2",
    "ai-wargame mcts:nodes=5000,heuristic=e2",
    "grid-conflict alpha-beta:depth=4,heuristic=duel",
    "grid-conflict mcts:nodes=5000,heuristic=duel",
    "tank-wars alpha-beta:depth=4,heuristic=command",
  })
  private String search = "";

  private final List<Seat> seats = SearchTask.seats();
  private @Nullable SearchTask task;

  /** What JMH shows beside the searches of all positions a second. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Count {
    public long nodes;
  }

  @Setup
  public void begin() {
    String[] parts = search.split(" ", 2);
    Game game = game(parts[0]);
    List<Position> listed = FixedPositions.of(game);
    List<Position> positions = listed.isEmpty() ? List.of(FixedPositions.start(game)) : listed;
    task = new SearchTask(search, game, parts[1], positions);
  }

  @Benchmark
  public void positions(Count count) {
    if (task != null) {
      count.nodes += task.nodes(CATALOG, seats);
    }
  }
}
