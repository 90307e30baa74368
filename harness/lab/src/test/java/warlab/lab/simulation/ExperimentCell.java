package warlab.lab.simulation;

import static warlab.lab.simulation.Promise.Bound.ABOUT;
import static warlab.lab.simulation.Promise.Bound.AT_LEAST;
import static warlab.lab.simulation.Promise.Bound.AT_MOST;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import warlab.lab.statistics.elo.FixedLengthPlan;

/**
 * Experiments that differ only in their seeds, and what of them is promised.
 *
 * @param config without its seed
 * @param isGate whether the settings of a gate stand in for what the config does not say
 */
record ExperimentCell(String name, String config, boolean isGate, List<Promise> promises) {
  static final double LEVEL = 0.05;
  static final double POWER = 0.95;
  static final double DIFFERENCE = 40;
  private static final double LOSS = 30;

  private static final String EQUAL =
      """
      game: ai-wargame
      players: { a: { search: random }, b: { search: random } }
      """;

  private static final String COINS =
      """
      game: coin-toss
      players:
        a: { search: coin, elo: %1$s, draws: %3$s }
        b: { search: coin, elo: %2$s, draws: %3$s }
      """;

  private static final String MATCH = "match: { pairs: %d, openings: none }\n";

  ExperimentCell(String name, String config, List<Promise> promises) {
    this(name, config, false, promises);
  }

  /** What is run by script and, with fewer experiments, by a test. */
  static List<ExperimentCell> all() {
    return List.of(
        duel(),
        tournament(),
        crossTable(),
        sequential(0, 40, 200),
        sequential(0, 20, 60),
        sequential(-20, 20, 400),
        sequential(-40, 0, 400),
        fixedCoins(0, ABOUT),
        fixedCoins(0.4, AT_LEAST),
        sequentialCoins(0, 0, Promise.headline("a is stronger than b", AT_MOST, LEVEL)),
        sequentialCoins(40, 0, Promise.headline("a is stronger than b", AT_LEAST, POWER)),
        sequentialCoins(0, 0.4, Promise.headline("a is stronger than b", AT_MOST, LEVEL)),
        sequentialCoins(40, 0.4, Promise.headline("a is stronger than b", AT_LEAST, POWER)));
  }

  private static ExperimentCell duel() {
    return new ExperimentCell(
        "two equal players, 40 pairs",
        EQUAL + "match: { pairs: 40, openings: { plies: 4 } }",
        List.of(Promise.headline(" beats ", AT_MOST, LEVEL)));
  }

  private static ExperimentCell tournament() {
    return new ExperimentCell(
        "four equal players, 20 pairs each",
        """
        game: ai-wargame
        players: { a: random, b: random, c: random, d: random }
        match: { pairs: 20, openings: { plies: 4 } }
        """,
        List.of(
            Promise.anyLead(AT_MOST, LEVEL),
            Promise.headline(" is the strongest ", AT_MOST, LEVEL)));
  }

  private static ExperimentCell crossTable() {
    return new ExperimentCell(
        "cross table of two and two, 40 games each",
        """
        game: ai-wargame
        players: { a: random, b: random, c: random, d: random }
        match: { format: cross, first: [a, b], second: [c, d], pairs: 40, openings: { plies: 4 } }
        """,
        List.of(
            Promise.headline("As Attacker ", AT_MOST, LEVEL),
            Promise.headline("As Defender ", AT_MOST, LEVEL)));
  }

  private static ExperimentCell sequential(int elo0, int elo1, int pairs) {
    return new ExperimentCell(
        "SPRT [%d, %d] of equal players, at most %d pairs".formatted(elo0, elo1, pairs),
        EQUAL
            + "match: { pairs: %d, openings: { plies: 4 } }\n".formatted(pairs)
            + "stop: { sprt: { elo0: %d, elo1: %d } }".formatted(elo0, elo1),
        List.of(
            Promise.headline(" is stronger ", AT_MOST, LEVEL),
            Promise.headline(" beats ", AT_MOST, LEVEL),
            Promise.anyLead(AT_MOST, LEVEL)));
  }

  /** As many pairs as {@code plan} says are enough. */
  static ExperimentCell fixedCoins(double draws, Promise.Bound bound) {
    int pairs = enoughPairs();
    return new ExperimentCell(
        "40 Elo apart, %.0f %% draws, %d pairs".formatted(100 * draws, pairs),
        coins(DIFFERENCE, draws) + MATCH.formatted(pairs),
        List.of(Promise.headline("a beats b", bound, POWER)));
  }

  /** The first player is so much stronger. */
  private static String coins(double elo, double draws) {
    return COINS.formatted(elo, -elo, draws);
  }

  private static int enoughPairs() {
    return IntStream.iterate(1, pairs -> pairs + 1)
        .filter(
            pairs ->
                new FixedLengthPlan(pairs, 2, LEVEL).detectableElo().orElse(Double.MAX_VALUE)
                    <= DIFFERENCE)
        .findFirst()
        .orElseThrow();
  }

  private static ExperimentCell sequentialCoins(double elo, double draws, Promise promise) {
    return new ExperimentCell(
        "SPRT [0, 40] of %.0f Elo apart, %.0f %% draws".formatted(elo, 100 * draws),
        coins(elo, draws)
            + MATCH.formatted(20_000)
            + "stop: { sprt: { elo0: 0, elo1: 40, model: logistic } }",
        List.of(promise));
  }

  /** What a gate promises of equals, and of a player that lost as much as it looks for. */
  static List<ExperimentCell> gates() {
    return Stream.of(0.0, 0.4)
        .flatMap(draws -> Stream.of(gate(0, draws, AT_MOST, LEVEL), loss(draws)))
        .toList();
  }

  private static ExperimentCell loss(double draws) {
    return gate(-LOSS, draws, AT_LEAST, POWER);
  }

  private static ExperimentCell gate(double elo, double draws, Promise.Bound bound, double share) {
    return new ExperimentCell(
        "gate of a player %.0f Elo stronger, %.0f %% draws".formatted(elo, 100 * draws),
        coins(elo, draws) + "match: { openings: none }\n",
        true,
        List.of(Promise.gateFails(bound, share)));
  }
}
