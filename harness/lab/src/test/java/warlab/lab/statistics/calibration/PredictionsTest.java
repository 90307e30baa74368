package warlab.lab.statistics.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import warlab.games.Scores;

class PredictionsTest {

  @Test
  void scoresThatAreDecidedOrCutToABoundAreLeftOut() {
    double[] scores = {Scores.win(10), 5, Scores.loss(20), -5, Scores.BOUND, -Scores.BOUND};
    Predictions predictions = WorkedExample.predictions(scores, new double[] {1, 1, 0, 0, 1, 0});
    assertThat(predictions.count()).isEqualTo(2);
    assertThat(predictions.excluded()).isEqualTo(4);
  }

  @Test
  void everyPositionHasScoreResultAndGame() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                Predictions.of(
                    WorkedExample.SCORES, WorkedExample.RESULTS, new int[10], new int[3]));
  }
}
