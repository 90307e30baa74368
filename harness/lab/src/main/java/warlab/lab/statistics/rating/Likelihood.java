package warlab.lab.statistics.rating;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;
import warlab.lab.statistics.basic.Logistic;

/**
 * The log-likelihood of results as it depends on the strengths (Bradley and Terry 1952; a draw is
 * half a win for each), which are in natural units of log-odds; the advantage of the first side, if
 * wanted, comes last.
 */
final class Likelihood {
  private final CrossTableCounts results;
  private final boolean withAdvantage;
  private final double priorGames;

  /** Those of the results, then the prior ones. */
  private final List<Games> games = new ArrayList<>();

  /**
   * Games whose log-odds are the sum of the strengths {@code plus} and {@code extra} less {@code
   * minus}, each of which may be missing, which is -1.
   */
  private record Games(int plus, int minus, int extra, double points, double count) {
    private static double strength(double[] strengths, int index) {
      return index < 0 ? 0 : strengths[index];
    }

    double odds(double[] strengths) {
      return strength(strengths, plus) - strength(strengths, minus) + strength(strengths, extra);
    }

    double logLikelihood(double[] strengths) {
      double odds = odds(strengths);
      return -points * Logistic.logLoss(odds, 1) - (count - points) * Logistic.logLoss(-odds, 1);
    }
  }

  Likelihood(CrossTableCounts results, boolean withAdvantage, double priorGames) {
    this.results = results;
    this.withAdvantage = withAdvantage;
    this.priorGames = priorGames;
    for (int first = 0; first < players(); first++) {
      for (int second = 0; second < players(); second++) {
        double count = results.games(first, second);
        if (count > 0) {
          games.add(new Games(first, second, advantage(), results.points(first, second), count));
        }
      }
    }
    // Prior games are played against strength 0, which fixes the common level by itself.
    for (int i = 0; priorGames > 0 && i < unknowns(); i++) {
      games.add(new Games(i, -1, -1, priorGames / 2, priorGames));
    }
  }

  private int players() {
    return results.players();
  }

  private int advantage() {
    return withAdvantage ? players() : -1;
  }

  int unknowns() {
    return players() + (withAdvantage ? 1 : 0);
  }

  /**
   * The ratings at the top.
   *
   * @param inverse of the information: the covariance by the model, if all games are independent
   */
  RatingTable table(double[] strengths, double[][] inverse) {
    RealMatrix bread = new Array2DRowRealMatrix(inverse);
    RealMatrix observed = bread.multiply(spread(strengths)).multiply(bread);
    return new RatingTable(
        strengths,
        List.of(inverse, observed.getData()),
        players(),
        priorGames > 0,
        results.groups());
  }

  /** The observed covariance of the gradient: how far each observation pulls, squared. */
  private RealMatrix spread(double[] strengths) {
    RealMatrix sum = new Array2DRowRealMatrix(strengths.length, strengths.length);
    for (CrossTableCounts.Units units : results.units()) {
      RealVector pull = pull(units, strengths);
      // All else is 0: whole matrices of 200 players took ten seconds.
      int[] pulled = {units.a(), units.b(), players()};
      int unknowns = withAdvantage ? 3 : 2;
      for (int i = 0; i < unknowns; i++) {
        for (int j = 0; j < unknowns; j++) {
          double product = pull.getEntry(pulled[i]) * pull.getEntry(pulled[j]);
          sum.addToEntry(pulled[i], pulled[j], product * units.count());
        }
      }
    }
    return sum;
  }

  private RealVector pull(CrossTableCounts.Units units, double[] strengths) {
    RealVector pull = new ArrayRealVector(strengths.length);
    int sign = 1;
    for (double points : units.points()) {
      int first = sign > 0 ? units.a() : units.b();
      int second = sign > 0 ? units.b() : units.a();
      double ofFirst = sign > 0 ? points : 1 - points;
      double odds = new Games(first, second, advantage(), ofFirst, 1).odds(strengths);
      double surprise = ofFirst - Logistic.probability(odds);
      pull.addToEntry(first, surprise);
      pull.addToEntry(second, -surprise);
      if (withAdvantage) {
        pull.addToEntry(players(), surprise);
      }
      sign = -sign;
    }
    return pull;
  }

  /** Of results and prior games together: what is maximised. */
  double withPrior(double[] strengths) {
    double sum = 0;
    for (Games each : games) {
      sum += each.logLikelihood(strengths);
    }
    return sum;
  }

  /** How the likelihood with its prior changes around the strengths. */
  Surface surface(double[] strengths) {
    Surface surface = new Surface(strengths.length);
    games.forEach(each -> surface.add(each, each.odds(strengths)));
    if (priorGames == 0) {
      fixLevel(surface.information, players());
    }
    return surface;
  }

  /** The gradient of the log-likelihood and its negated second derivative. */
  static final class Surface {
    final double[] gradient;
    final double[][] information;

    private Surface(int size) {
      gradient = new double[size];
      information = new double[size][size];
    }

    private void add(Games games, double odds) {
      double win = Logistic.probability(odds);
      double loss = Logistic.probability(-odds);
      // Not points - games * win, which would lose all digits where one side hardly ever loses.
      double surprise = games.points * loss - (games.count - games.points) * win;
      double weight = games.count * win * loss;
      int[] at = {games.plus, games.minus, games.extra};
      int[] sign = {1, -1, 1};
      for (int i = 0; i < at.length; i++) {
        if (at[i] < 0) {
          continue;
        }
        gradient[at[i]] += sign[i] * surprise;
        for (int j = 0; j < at.length; j++) {
          if (at[j] >= 0) {
            information[at[i]][at[j]] += sign[i] * sign[j] * weight;
          }
        }
      }
    }
  }

  /**
   * Only differences matter to the likelihood. A weight on the common level, as large as the
   * average weight, makes the matrix invertible and leaves differences alone.
   */
  static void fixLevel(double[][] information, int players) {
    double trace = 0;
    for (int i = 0; i < players; i++) {
      trace += information[i][i];
    }
    double level = players == 1 ? 1 : trace / players / players;
    for (int i = 0; i < players; i++) {
      for (int j = 0; j < players; j++) {
        information[i][j] += level;
      }
    }
  }
}
