package warlab.bench;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import warlab.lab.bench.SelfPlay;
import warlab.lab.record.PlayedGame;

/** The time of a whole game, another one each time. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MatchBenchmark {

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
    selfPlay = new SelfPlay(Contenders.CATALOG, Contenders.game(parts[0]), parts[1]);
  }

  @Benchmark
  public @Nullable PlayedGame game() {
    return selfPlay == null ? null : selfPlay.play(number++, false);
  }
}
