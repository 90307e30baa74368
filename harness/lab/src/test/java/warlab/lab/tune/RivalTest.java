package warlab.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RivalTest {
  /** Scores by opening: so many wins of both games first, then one of two. */
  private static Map<Integer, Double> scores(int pairs, int whole) {
    Map<Integer, Double> scores = new TreeMap<>();
    for (int pair = 0; pair < pairs; pair++) {
      scores.put(pair, pair * 7 % pairs < whole ? 1.0 : 0.5);
    }
    return scores;
  }

  @Test
  void equalsAreNotWorse() {
    Rival same = Rival.of("same", scores(500, 250), scores(500, 250));

    assertThat(same.pairs()).isEqualTo(500);
    assertThat(same.pValue()).isEqualTo(1);
    assertThat(same.isWorse()).isFalse();
  }

  @Test
  void aLargeLossIsShown() {
    assertThat(Rival.of("strong", scores(500, 250), scores(500, 100)).isWorse()).isTrue();
  }

  @Test
  void aLossWithinTheMarginIsNotHeldAgainstThem() {
    assertThat(Rival.of("near", scores(500, 250), scores(500, 240)).isWorse()).isFalse();
  }

  @Test
  void aStartThatWonEverythingCanStillBeLostTo() {
    assertThat(Rival.of("weak", scores(100, 100), scores(100, 60)).isWorse()).isTrue();
    assertThat(Rival.of("weak", scores(100, 100), scores(100, 100)).isWorse()).isFalse();
  }

  @Test
  void onlyOpeningsThatBothPlayedCount() {
    assertThat(Rival.of("some", scores(300, 100), scores(200, 100)).pairs()).isEqualTo(200);
  }
}
