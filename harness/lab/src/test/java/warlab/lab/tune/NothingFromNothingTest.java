package warlab.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.sprt.Sprt;
import warlab.lab.statistics.sprt.SprtDecision;

/** Tunings where no weight matters: whatever comes out must not be proven, but by chance. */
class NothingFromNothingTest {
  private static final int TUNINGS = 200;

  /** At most so many of 200 pass at a true chance of 5 %, in 99 of 100 studies. */
  private static final int MOST = 18;

  @Test
  void atMostOneInTwentyPassesTheProof() {
    int passed = 0;
    int moved = 0;
    for (int tuning = 0; tuning < TUNINGS; tuning++) {
      SeededStream luck = new SeededStream(SeededStream.derive(17, tuning));
      Spsa run = new Spsa(List.of(new WeightRange(0, 6)), new double[] {3}, 20, tuning);
      for (int step = 0; step < 20; step++) {
        run.move(2 * wins(luck, 16) - 16);
      }
      moved += run.result()[0] == 3 ? 0 : 1;
      passed += isProven(luck) ? 1 : 0;
    }
    assertThat(moved).isGreaterThan(TUNINGS / 2);
    assertThat(passed).isLessThanOrEqualTo(MOST);
  }

  private static boolean isProven(SeededStream luck) {
    Sprt test = Sprt.of(SprtSpec.of(0, 10), 2);
    for (int pair = 0; pair < Matches.PROOF_PAIRS; pair++) {
      SprtDecision decision = test.add(2 * wins(luck, 2));
      if (decision != SprtDecision.CONTINUE) {
        return decision == SprtDecision.ACCEPT_H1;
      }
    }
    return false;
  }

  private static int wins(SeededStream luck, int games) {
    int wins = 0;
    for (int game = 0; game < games; game++) {
      wins += luck.nextInt(2);
    }
    return wins;
  }
}
