package warlab.lab.run;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Format;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.config.read.Overrides;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.Place;
import warlab.lab.statistics.sprt.SprtDecision;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.SprtSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * Whether the first of two players may replace the second: a sequential test of a loss against
 * none. Equals pass and a loss is held back, each with the chance of an error that the test has.
 */
public final class Gate {
  /**
   * What holds where neither file nor command line say otherwise. Equals that fail because 10,000
   * pairs decided nothing are rarer than one in a million, even where both games of every pair end
   * alike; in the middle of the two hypotheses they are one in a thousand.
   */
  private static final List<String> DEFAULTS =
      List.of(
          "stop.sprt.elo0=-30",
          "stop.sprt.elo1=0",
          "stop.sprt.alpha=0.03",
          "stop.sprt.beta=0.03",
          "stop.sprt.model=logistic",
          "match.pairs=10000");

  private Gate() {}

  /** What was told, and the settings of a gate wherever the file says nothing. */
  public static Overrides settings(Overrides told) {
    Overrides all = told;
    for (String each : DEFAULTS) {
      all = all.unlessGiven(each);
    }
    return all;
  }

  /**
   * Refuses experiments that do not ask what a gate answers.
   *
   * @param place of the experiment's file
   * @throws ConfigException that says what is expected
   */
  public static void check(ExperimentConfig config, Place place) {
    List<String> names = config.players().stream().map(PlayerSpec::name).toList();
    if (names.size() != 2) {
      throw new ConfigException(
          place,
          "a gate lets the first player replace the second: expected two players, not %d (%s)"
              .formatted(names.size(), String.join(", ", names)));
    }
    if (config.match().format() != Format.ROUND_ROBIN) {
      throw new ConfigException(
          place,
          "a gate plays the first player against the second with sides swapped: expected the"
              + " format round-robin, not "
              + config.match().format().id());
    }
  }

  /** Whether the test has accepted {@code elo1}, and in one line why or why not. */
  public record Answer(boolean isPassed, String why) {}

  /** Of a run that is complete. */
  public static Answer of(Summary summary) {
    PairingSummary pairing = summary.pairings().get(0);
    SprtSummary test = Objects.requireNonNull(pairing.sprt());
    boolean isPassed = test.decision() == SprtDecision.ACCEPT_H1;
    return new Answer(
        isPassed,
        String.format(
            Locale.ROOT,
            "%s against %s: %s (LLR %.2f after %,d games)",
            pairing.a(),
            pairing.b(),
            reason(test, summary),
            test.llr(),
            pairing.results().games()));
  }

  private static String reason(SprtSummary test, Summary summary) {
    SprtSpec settings = test.settings();
    return switch (test.decision()) {
      case ACCEPT_H1 -> accepted(settings.elo1(), settings.elo0());
      case ACCEPT_H0 -> accepted(settings.elo0(), settings.elo1());
      case CONTINUE ->
          summary.played() < 2L * summary.config().match().pairs()
              ? "undecided, and no other games exist"
              : "undecided after all pairs that match.pairs allows; --pairs N plays more";
    };
  }

  private static String accepted(double elo, double other) {
    return String.format(Locale.ROOT, "%.1f Elo accepted, not %.1f", elo, other);
  }
}
