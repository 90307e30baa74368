package warlab.lab.simulation;

import java.util.List;
import java.util.Locale;
import warlab.games.SeededStream;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.rating.BradleyTerry;
import warlab.lab.statistics.rating.CrossTableCounts;
import warlab.lab.statistics.rating.RatingTable;

/**
 * How often the interval of two players' difference in rating holds the true one, in a round robin
 * of four in which the games of a pair agree or differ more often than chance.
 */
final class RatingStudy {
  static final int PLAYERS = 4;
  static final int[] PAIRS = {20, 50, 200};

  /** By how many Elo each player is stronger than the next. */
  static final double[] SPREADS = {0, 60, 150};

  /** What the second game of a pair has to do with the first. */
  enum Tie {
    NONE,
    /** In half of the pairs it ends the same. */
    AGREE,
    /** What is luck in the one is bad luck in the other. */
    DIFFER
  }

  private final int replications;

  RatingStudy(int replications) {
    this.replications = replications;
  }

  double coverage(int pairs, double spread, Tie tie) {
    int covered = 0;
    int all = 0;
    for (int i = 0; i < replications; i++) {
      SeededStream stream = new SeededStream(SeededStream.derive(pairs, i));
      RatingTable ratings = tournament(pairs, spread, tie, stream);
      for (int a = 0; a < PLAYERS; a++) {
        for (int b = a + 1; b < PLAYERS; b++) {
          covered += CoverageStudy.covers(ratings.differences(a, b), (b - a) * spread) ? 1 : 0;
          all++;
        }
      }
    }
    return (double) covered / all;
  }

  private static RatingTable tournament(int pairs, double spread, Tie tie, SeededStream stream) {
    CrossTableCounts results = new CrossTableCounts(PLAYERS);
    for (int a = 0; a < PLAYERS; a++) {
      for (int b = a + 1; b < PLAYERS; b++) {
        double chance = Elo.toScore((b - a) * spread);
        for (int pair = 0; pair < pairs; pair++) {
          double first = stream.nextDouble();
          double second = second(first, tie, stream);
          results.addUnits(a, b, 1, List.of(first < chance ? 1.0 : 0, second < chance ? 1.0 : 0));
        }
      }
    }
    return BradleyTerry.fit(results, true);
  }

  private static double second(double first, Tie tie, SeededStream stream) {
    return switch (tie) {
      case NONE -> stream.nextDouble();
      case AGREE -> stream.nextInt(2) == 0 ? first : stream.nextDouble();
      case DIFFER -> 1 - first;
    };
  }

  /** Prints the table for so many replications a cell. */
  public static void main(String[] arguments) {
    RatingStudy study = new RatingStudy(Integer.parseInt(arguments[0]));
    System.out.println("| pairs | spread | games of a pair | coverage |");
    System.out.println("|---|---|---|---|");
    for (int pairs : PAIRS) {
      for (double spread : SPREADS) {
        for (Tie tie : Tie.values()) {
          System.out.printf(
              Locale.ROOT,
              "| %d | %.0f | %s | %.4f |%n",
              pairs,
              spread,
              tie.name().toLowerCase(Locale.ROOT),
              study.coverage(pairs, spread, tie));
        }
      }
    }
  }
}
