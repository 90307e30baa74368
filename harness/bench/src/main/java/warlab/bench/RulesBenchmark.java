package warlab.bench;

import java.util.Map;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import warlab.games.Perft;
import warlab.games.Position;
import warlab.lab.bench.FixedPositions;

/** Leaves a second of each game, each of them played and taken back, from the start. */
public class RulesBenchmark extends Contenders {
  private static final Map<String, Integer> DEPTHS =
      Map.of("ai-wargame", 5, "grid-conflict", 3, "tank-wars", 4);

  @Param({"ai-wargame", "grid-conflict", "tank-wars"})
  private String game = "";

  private Position start = FixedPositions.start(game("ai-wargame"));
  private int depth;

  /** What JMH shows beside the perfts a second. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Count {
    public long leaves;
  }

  @Setup
  public void begin() {
    start = FixedPositions.start(game(game));
    depth = DEPTHS.getOrDefault(game, 1);
  }

  @Benchmark
  public void perft(Count count) {
    count.leaves += Perft.count(start, depth);
  }
}
