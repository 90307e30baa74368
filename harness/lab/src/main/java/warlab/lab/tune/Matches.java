package warlab.lab.tune;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.MatchExperiment;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.MoveRecording;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.sprt.SprtPlan;

/** The ordinary experiments that belong to a tuning. */
final class Matches {
  /** Both games of so many openings at most, and fewer where a test asks for a large gain. */
  static final int PROOF_PAIRS = 20_000;

  /** A test may take so many times what it takes on average when it is hardest to decide. */
  private static final double PATIENCE = 4;

  /** A thousand games against each of the others. */
  static final int GAUNTLET_PAIRS = 500;

  static final int TEXEL_PAIRS = 1000;

  private static final double LEVEL = 0.05;

  private Matches() {}

  /** The same players with the openings of another seed. */
  static ExperimentConfig ofSeed(ExperimentConfig tuning, long seed, int pairs) {
    List<PlayerSpec> players = tuning.players().subList(0, 2);
    MatchSpec match = MatchSpec.roundRobin(pairs, tuning.match().openings(), true);
    return tuning.part("openings", seed, experiment(players, match, null));
  }

  /** Games of the start weights against themselves, every move kept. */
  static ExperimentConfig texel(ExperimentConfig tuning) {
    PlayerSpec start = start(tuning);
    PlayerSpec twin = new PlayerSpec("twin", start.asFirst(), start.asSecond());
    MatchSpec match = MatchSpec.roundRobin(TEXEL_PAIRS, tuning.match().openings(), true);
    return tuning.part(
        "texel",
        tuning.seed(),
        new MatchExperiment(List.of(start, twin), match, null, MoveRecording.MOVES));
  }

  /** The tuned player against the one it came from, until a test decides. */
  static ExperimentConfig proof(
      ExperimentConfig tuning, PlayerSpec tuned, SealedOpenings openings, int candidates) {
    ProveSpec prove = Objects.requireNonNull(TuningExperiment.of(tuning).prove());
    OpeningSpec all = openings.first(PROOF_PAIRS);
    int pairs = openings.positions().size();
    SprtSpec test = test(prove, candidates);
    List<PlayerSpec> players = List.of(tuned, start(tuning));
    MatchSpec match = MatchSpec.roundRobin(pairs, all, false);
    return tuning.part("proof", openings.seed(), experiment(players, match, test));
  }

  private static SprtSpec test(ProveSpec prove, int candidates) {
    return new SprtSpec(
        prove.elo0(), prove.elo1(), LEVEL / candidates, LEVEL, SprtSpec.Model.NORMALIZED);
  }

  /** Pairs that a proof plays at most. */
  static int proofPairs(ProveSpec prove) {
    double hardest =
        new SprtPlan(test(prove, 1), SprtPlan.VARIANCE_WITHOUT_DRAWS)
            .expectedGames((prove.elo0() + prove.elo1()) / 2);
    return (int) Math.min(PROOF_PAIRS, Math.ceil(PATIENCE * hardest / 2));
  }

  /** One of the two against all others. */
  static ExperimentConfig gauntlet(
      ExperimentConfig tuning, PlayerSpec hero, SealedOpenings openings) {
    ProveSpec prove = Objects.requireNonNull(TuningExperiment.of(tuning).prove());
    OpeningSpec some = openings.first(GAUNTLET_PAIRS);
    int pairs = Math.min(GAUNTLET_PAIRS, openings.positions().size());
    MatchSpec match = MatchSpec.gauntlet(hero, pairs, some);
    List<PlayerSpec> players = Stream.concat(Stream.of(hero), prove.others().stream()).toList();
    return tuning.part("gauntlet", openings.seed(), experiment(players, match, null));
  }

  static PlayerSpec start(ExperimentConfig tuning) {
    return TuningExperiment.of(tuning).tune().player();
  }

  private static MatchExperiment experiment(
      List<PlayerSpec> players, MatchSpec match, @Nullable SprtSpec stop) {
    return new MatchExperiment(players, match, stop, MoveRecording.SAMPLE);
  }
}
