package warlab.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Perft;
import warlab.games.Position;
import warlab.games.wargame.Wargame;

/** Leaves of AI Wargame a microsecond, each played and taken back, from the start to depth 6. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class WargamePerftBenchmark {
  private static final int DEPTH = 6;
  private static final int LEAVES = 2_768_258;

  private final Game game = new Wargame();
  private final Position start = game.start(Options.defaults(game.options()));

  @Benchmark
  @OperationsPerInvocation(LEAVES)
  public long leaves() {
    return Perft.count(start, DEPTH);
  }
}
