package warlab.lab.simulation;

import java.util.Locale;
import java.util.stream.IntStream;

/** How often whole tunings of a weight that changes nothing pass their proof: at most 5 %. */
final class TunedNothingStudy {
  private static final double PROMISED = 0.05;

  /** One side of a test at 1 %. */
  private static final double ERRORS = 2.326;

  /** All weights in the range are as good as each other. */
  private static final String FLAT =
      """
      name: flat
      game: ai-wargame
      seed: %d
      tune:
        player: greedy:heuristic=linear(material=100;health=20)
        weights: { health: { min: 19.99, max: 20.01 } }
        games: 160
      prove: { elo0: 0, elo1: 40, others: [e2] }
      threads: 1
      """;

  private TunedNothingStudy() {}

  /** Prints how many of so many tunings pass. */
  public static void main(String[] arguments) {
    int tunings = Integer.parseInt(arguments[0]);
    long passed = IntStream.rangeClosed(1, tunings).parallel().filter(each -> passes(each)).count();
    double error = Math.sqrt(PROMISED * (1 - PROMISED) / tunings);
    boolean holds = (double) passed / tunings <= PROMISED + ERRORS * error;
    System.out.println("| tunings of nothing | passed | share | promised | error | |");
    System.out.println("|---|---|---|---|---|---|");
    System.out.println(
        String.format(
            Locale.ROOT,
            "| %d | %d | %.1f %% | at most %.0f %% | %.1f %% | %s |",
            tunings,
            passed,
            100.0 * passed / tunings,
            100 * PROMISED,
            100 * error,
            holds ? "holds" : "FAILS"));
  }

  private static boolean passes(int seed) {
    try (ScratchFolder folder = new ScratchFolder()) {
      return !RecoveryStudy.tuned(FLAT.formatted(seed), folder.path()).isRefuted();
    }
  }
}
