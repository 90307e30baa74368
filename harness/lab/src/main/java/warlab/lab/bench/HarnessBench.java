package warlab.lab.bench;

import java.util.Comparator;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import warlab.lab.bench.TimedRun.Timing;

/**
 * Games per second through the whole harness, journal included, and what the harness itself costs.
 */
final class HarnessBench {
  private static final String NODES = "{search: alpha-beta, nodes: 2000, heuristic: e2}";

  /** The best of these is told: the first ones warm the JIT up, others may be disturbed. */
  private static final int ROUNDS = 4;

  private final TimedRun.Runner runner;

  HarnessBench(TimedRun.Runner runner) {
    this.runner = runner;
  }

  void measureWargame(Consumer<Measurement> listener) {
    for (int depth = 2; depth <= 4; depth++) {
      Timing timing = depth(depth, depth == 2 ? 2000 : depth == 3 ? 600 : 200);
      listener.accept(games("ai-wargame e2, depth " + depth, timing));
      if (depth == 2) {
        listener.accept(overhead(timing));
      }
    }
    Timing one = run(NODES, 150, 1);
    listener.accept(games("ai-wargame e2, 2,000 nodes a move", one));
    Timing two = run(NODES, 150, 2);
    listener.accept(
        new Measurement(
            Bench.HARNESS, "2 threads against 1", two.perSecond() / one.perSecond(), "times"));
    listener.accept(tuning());
  }

  /** The steps of a tuning wait for each other: what that costs beside the same players' games. */
  private Measurement tuning() {
    Timing plain = run("{search: alpha-beta, depth: 2, heuristic: assault}", 1000, 2);
    Timing tuned =
        best(
            """
            name: bench
            game: ai-wargame
            seed: 1
            tune:
              player: {search: alpha-beta, depth: 2, heuristic: assault}
              games: 2000
            openings: {plies: 6}
            prove: none
            """,
            2);
    return new Measurement(
        Bench.HARNESS,
        "tuning against a plain run, depth 2, 2 threads",
        tuned.perSecond() / plain.perSecond(),
        "times");
  }

  void measureOthers(Consumer<Measurement> listener) {
    Timing grid = run("grid-conflict", "{search: alpha-beta, depth: 2, heuristic: duel}", 200, 1);
    listener.accept(games("grid-conflict duel, depth 2", grid));
    Timing tanks = run("tank-wars", "{search: hunter}", 200, 1);
    listener.accept(games("tank-wars hunter", tanks));
  }

  private Timing depth(int depth, int pairs) {
    return run("{search: alpha-beta, depth: " + depth + ", heuristic: e2}", pairs, 1);
  }

  private Timing run(String player, int pairs, int threads) {
    return run("ai-wargame", player, pairs, threads);
  }

  private Timing run(String game, String player, int pairs, int threads) {
    String config =
        """
        name: bench
        game: %s
        seed: 1
        players:
          a: %s
          b: %s
        match: {pairs: %d}
        record: none
        """
            .formatted(game, player, player, pairs);
    return best(config, threads);
  }

  private Timing best(String config, int threads) {
    ToDoubleFunction<Timing> speed = threads == 1 ? Timing::perCpuSecond : Timing::perSecond;
    return Stream.generate(() -> runner.run(config, threads))
        .limit(ROUNDS)
        .max(Comparator.comparingDouble(speed))
        .orElseThrow();
  }

  private static Measurement games(String name, Timing timing) {
    return new Measurement(Bench.HARNESS, name + ", 1 thread", timing.perCpuSecond(), "games/s");
  }

  private static Measurement overhead(Timing timing) {
    double share = 1 - timing.thinkingSeconds() / timing.playingSeconds();
    return new Measurement(Bench.HARNESS, "everything but thinking, depth 2", 100 * share, "%");
  }
}
