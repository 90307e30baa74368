package warlab.lab.statistics.sprt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All ways a test could have gone until the unit after which it ended, and the chance of those with
 * a better outcome at any tilt. An end at the upper bound is the better the earlier it is, one at
 * the lower bound the worse, and of two series of the same length the one with the larger sum is
 * better (the stagewise order of Armitage and Siegmund). Chances are added up once, unit by unit
 * and without tilt: a tilt changes all ways with the same length and sum by the same factor.
 */
final class StoppedWalk {
  private final ScoreFamily family;
  private final List<Ends> better = new ArrayList<>();
  private final Ends same;

  /** For a test that ended, or was looked at, after so many units with that sum. */
  StoppedWalk(ScoreFamily family, Corridor corridor, int units, int sum) {
    this.family = family;
    Ends alive = new Ends(0, 0, new double[] {1});
    for (int n = 1; n < units; n++) {
      Ends next = alive.next(family);
      int low = next.sum;
      int high = next.end();
      while (high > low && corridor.isAbove(n, high - 1)) {
        high--;
      }
      while (low < high && corridor.isBelow(n, low)) {
        low++;
      }
      better.add(next.part(high, next.end()));
      alive = next.part(low, high);
    }
    Ends last = alive.next(family);
    better.add(last.part(sum + 1, last.end()));
    same = last.part(sum, sum + 1);
  }

  /** The chance of a better outcome, and half that of the same. */
  double better(double tilt) {
    double logMoment = family.logMoment(tilt);
    double chance = same.chance(tilt, logMoment) / 2;
    for (Ends ends : better) {
      chance += ends.chance(tilt, logMoment);
    }
    return chance;
  }

  /** The chances of sums from {@code sum} on after so many units, without tilt. */
  private static final class Ends {
    private final int units;
    private final int sum;
    private final double[] chances;

    Ends(int units, int sum, double[] chances) {
      this.units = units;
      this.sum = sum;
      this.chances = chances;
    }

    /** The first sum that is too large. */
    int end() {
      return sum + chances.length;
    }

    Ends next(ScoreFamily family) {
      double[] next = new double[chances.length + family.top()];
      for (int outcome = 0; outcome <= family.top(); outcome++) {
        double probability = family.probability(outcome);
        for (int i = 0; i < chances.length; i++) {
          next[i + outcome] += chances[i] * probability;
        }
      }
      return new Ends(units + 1, sum, next);
    }

    /** Those of the sums from {@code low} to before {@code high} that are here. */
    Ends part(int low, int high) {
      int from = Math.min(Math.max(low, sum), end());
      int to = Math.max(from, Math.min(high, end()));
      return new Ends(units, from, Arrays.copyOfRange(chances, from - sum, to - sum));
    }

    double chance(double tilt, double logMoment) {
      double total = 0;
      for (int i = 0; i < chances.length; i++) {
        total += chances[i] * StrictMath.exp(tilt * (sum + i) - units * logMoment);
      }
      return total;
    }
  }
}
