package warlab.bench;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import warlab.lab.bench.SelfPlay;
import warlab.lab.record.PlayedGame;

/** The time of a whole game, another one each time. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MatchBenchmark extends Contenders {

  /** A game, a blank, and a player as on the command line. */
  @Param({
    "ai-wargame alpha-beta:depth=2,heuristic=e2",
    "grid-conflict greedy:heuristic=duel",
    "tank-wars hunter",
  })
  private String players = "";

  private @Nullable SelfPlay selfPlay;
  private int number;

  @Setup
  public void begin() {
    String[] parts = players.split(" ", 2);
    selfPlay = new SelfPlay(CATALOG, game(parts[0]), parts[1]);
  }

  @Benchmark
  public @Nullable PlayedGame game() {
    return selfPlay == null ? null : selfPlay.play(number++, false);
  }
}
