package warlab.lab.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import warlab.games.SeededStream;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.rating.BradleyTerry;
import warlab.lab.statistics.rating.CrossTableCounts;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.rating.ScaleFit;

/**
 * How often a pool whose players one scale orders is refused, and how often three players of a
 * cycle are.
 */
final class FitStudy {
  static final int[] PLAYERS = {3, 6, 12, 30};

  /** What the two games of a pair have to do with each other. */
  enum Kind {
    DECISIVE,
    DRAWISH,
    /** Both end alike. */
    ALIKE,
    /** Nine of ten pairs are even, as those of players that decide nearly alike. */
    EVEN
  }

  private final int replications;

  FitStudy(int replications) {
    this.replications = replications;
  }

  /** The share of pools that are refused in which each is so many Elo ahead of the next. */
  double refused(int players, int pairs, double spread, Kind kind) {
    return refused(players, pairs, kind, (a, b) -> Elo.toScore((b - a) * spread));
  }

  /**
   * The share of cycles of three that are refused, each of whom scores so much against the next.
   */
  double cycles(int pairs, double score) {
    return refused(3, pairs, Kind.DECISIVE, (a, b) -> b - a == 1 ? score : 1 - score);
  }

  private interface Score {
    double of(int a, int b);
  }

  private double refused(int players, int pairs, Kind kind, Score score) {
    return IntStream.range(0, replications)
            .parallel()
            .filter(i -> isRefused(players, pairs, kind, score, SeededStream.derive(pairs, i)))
            .count()
        / (double) replications;
  }

  private static boolean isRefused(int players, int pairs, Kind kind, Score score, long seed) {
    SeededStream stream = new SeededStream(seed);
    CrossTableCounts results = new CrossTableCounts(players);
    List<Pairing> played = new ArrayList<>();
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        long[] counts = new long[5];
        for (int pair = 0; pair < pairs; pair++) {
          int first = game(score.of(a, b), kind, stream);
          int second = second(first, score.of(a, b), kind, stream);
          counts[first + second]++;
          results.addUnits(a, b, 1, List.of(first / 2.0, second / 2.0));
        }
        played.add(new Pairing(a, b, PairCounts.of(counts)));
      }
    }
    RatingTable ratings = BradleyTerry.fit(results, true);
    List<ScaleFit.Met> met =
        played.stream()
            .map(each -> ScaleFit.Met.of(0, each.a, each.b, each.counts, ratings))
            .toList();
    return ScaleFit.of(players, met).orElseThrow().test().isRefused();
  }

  private record Pairing(int a, int b, PairCounts counts) {}

  /** In half points. */
  private static int game(double score, Kind kind, SeededStream stream) {
    double draws = kind == Kind.DRAWISH ? 0.5 * 2 * Math.min(score, 1 - score) : 0;
    double chance = stream.nextDouble();
    return chance < draws ? 1 : chance < score + draws / 2 ? 2 : 0;
  }

  private static int second(int first, double score, Kind kind, SeededStream stream) {
    boolean isEven = kind == Kind.EVEN && stream.nextInt(10) > 0;
    return isEven ? 2 - first : kind == Kind.ALIKE ? first : game(score, kind, stream);
  }

  /** Prints the tables for so many pools a cell. */
  public static void main(String[] arguments) {
    FitStudy study = new FitStudy(Integer.parseInt(arguments[0]));
    System.out.println("| players | pairs | spread | games of a pair | refused |");
    System.out.println("|---|---|---|---|---|");
    for (int players : PLAYERS) {
      for (int pairs : new int[] {5, 20, 100}) {
        for (double spread : new double[] {0, 60}) {
          for (Kind kind : Kind.values()) {
            if (spread == 0 || kind != Kind.EVEN) {
              String name = kind.name().toLowerCase(Locale.ROOT);
              double share = study.refused(players, pairs, spread, kind);
              System.out.printf(
                  Locale.ROOT,
                  "| %d | %d | %.0f | %s | %.3f |%n",
                  players,
                  pairs,
                  spread,
                  name,
                  share);
            }
          }
        }
      }
    }
    System.out.println();
    System.out.println("| a cycle of three at | pairs | refused |");
    System.out.println("|---|---|---|");
    for (double score : new double[] {0.55, 0.6, 0.74}) {
      for (int pairs : new int[] {20, 100}) {
        double share = study.cycles(pairs, score);
        System.out.printf(Locale.ROOT, "| %.2f | %d | %.3f |%n", score, pairs, share);
      }
    }
  }
}
