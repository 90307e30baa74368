package warlab.lab.statistics.calibration;

import java.util.Arrays;
import warlab.lab.statistics.basic.Clusters;
import warlab.lab.statistics.basic.Moments;
import warlab.lab.statistics.basic.Ranks;

/**
 * The area under the ROC curve over decisive games: the probability that a position of a won game
 * scores higher than one of a lost game. Its error is clustered by game (Obuchowski 1997). Without
 * both wins and losses the area is one half and the error 0.
 */
public record Discrimination(double area, double standardError) {

  public static Discrimination of(Predictions predictions) {
    int[] won = withResult(predictions, 1);
    int[] lost = withResult(predictions, 0);
    if (won.length == 0 || lost.length == 0) {
      return new Discrimination(0.5, 0);
    }
    double[] above = Ranks.placements(scores(predictions, won), scores(predictions, lost));
    double[] below = Ranks.placements(scores(predictions, lost), scores(predictions, won));
    double area = Moments.of(above).mean();
    Clusters influence = new Clusters();
    for (int i = 0; i < won.length; i++) {
      influence.add(predictions.game(won[i]), (above[i] - area) / won.length);
    }
    for (int i = 0; i < lost.length; i++) {
      influence.add(predictions.game(lost[i]), (1 - below[i] - area) / lost.length);
    }
    return new Discrimination(area, influence.errorOfSum());
  }

  private static int[] withResult(Predictions predictions, double result) {
    return predictions.positions().filter(i -> predictions.result(i) == result).toArray();
  }

  private static double[] scores(Predictions predictions, int[] positions) {
    return Arrays.stream(positions).mapToDouble(predictions::score).toArray();
  }
}
