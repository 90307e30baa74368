package warlab.lab.tune;

import java.util.ArrayList;
import java.util.List;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.lab.DistinctHashes;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.OpeningSpec;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.Plan;
import warlab.lab.record.Opening;

/**
 * The openings of a proof: of a seed of their own, and none that the tuning began with, nor the
 * mirror image of one.
 */
record SealedOpenings(long seed, List<String> positions) {
  private static final long PROOF = 5;

  /** Seeds are numbers that every reader of JSON keeps exactly. */
  private static final int SEED_BITS = 53;

  /**
   * Makes some for a proof.
   *
   * @param number of the proof, from 1: each has others
   * @param known those of the tuning, as texts
   */
  static SealedOpenings of(ExperimentConfig tuning, int number, List<String> known, int wanted) {
    DistinctHashes seen = hashes(tuning, known);
    long seed = SeededStream.derive(tuning.seed(), PROOF, number) >>> (Long.SIZE - SEED_BITS);
    Plan plan = ExperimentPlan.make(Matches.ofSeed(tuning, seed, known.size() + wanted));
    List<String> positions = new ArrayList<>();
    for (int pair = 0; positions.size() < wanted; pair++) {
      Opening opening = plan.opening(pair);
      if (opening.number() < pair) {
        break; // there are no others
      }
      if (seen.add(position(tuning, opening.text()).key())) {
        positions.add(opening.text());
      }
    }
    return new SealedOpenings(seed, positions);
  }

  /** Of positions and their images. */
  static DistinctHashes hashes(ExperimentConfig config, List<String> known) {
    DistinctHashes seen = new DistinctHashes();
    for (String text : known) {
      Position position = position(config, text);
      seen.add(position.key());
      Position mirrored = config.game().mirrored(position);
      if (mirrored != null) {
        seen.add(mirrored.key());
      }
    }
    return seen;
  }

  static Position position(ExperimentConfig config, String text) {
    return config.game().parse(text, config.rules());
  }

  /** The first of them, for a match. */
  OpeningSpec first(int count) {
    return new OpeningSpec.Listed(positions.subList(0, Math.min(count, positions.size())));
  }
}
