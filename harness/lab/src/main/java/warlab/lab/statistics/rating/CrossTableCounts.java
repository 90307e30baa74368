package warlab.lab.statistics.rating;

import java.util.ArrayList;
import java.util.List;

/**
 * Who played whom on which side how often, and the points of the first side; and which games were
 * one observation, such as the two of a pair, since these need not be independent.
 */
public final class CrossTableCounts {
  private final double[][] games;
  private final double[][] points;
  private final List<Units> units = new ArrayList<>();

  /**
   * Observations of two players that all went alike.
   *
   * @param points of {@code a}, game by game; it has the first side in the first, then the second
   */
  record Units(int a, int b, long count, List<Double> points) {}

  public CrossTableCounts(int players) {
    if (players < 1) {
      throw new IllegalArgumentException(players + " players");
    }
    games = new double[players][players];
    points = new double[players][players];
  }

  /**
   * Adds observations of one game, or of two with sides swapped, that all went alike.
   *
   * @param pointsOfA in each game; {@code a} has the first side in the first
   */
  public void addUnits(int a, int b, long count, List<Double> pointsOfA) {
    units.add(new Units(a, b, count, List.copyOf(pointsOfA)));
    add(a, b, pointsOfA.get(0) * count, (double) count);
    if (pointsOfA.size() > 1) {
      add(b, a, (1 - pointsOfA.get(1)) * count, (double) count);
    }
  }

  /** Adds games in which {@code first} played the first side; a draw is half a point. */
  void add(int first, int second, double firstPoints, double played) {
    if (first == second || !(firstPoints >= 0 && firstPoints <= played)) {
      throw new IllegalArgumentException(
          "players " + first + " and " + second + ": " + firstPoints + " of " + played);
    }
    games[first][second] += played;
    points[first][second] += firstPoints;
  }

  public int players() {
    return games.length;
  }

  List<Units> units() {
    return units;
  }

  double games(int first, int second) {
    return games[first][second];
  }

  double points(int first, int second) {
    return points[first][second];
  }

  /** Whether a player ever took as much as half a point off another. */
  private boolean scoredAgainst(int player, int opponent) {
    return points[player][opponent] > 0 || games[opponent][player] > points[opponent][player];
  }

  /**
   * For each player the number of a group within which points went both ways, directly or through
   * others (the strongly connected components). Only inside a group do results fix the ratings;
   * there is one group if they fix all.
   */
  int[] groups() {
    int players = players();
    boolean[][] reaches = reachability();
    int[] groups = new int[players];
    int count = 0;
    for (int i = 0; i < players; i++) {
      groups[i] = -1;
      for (int j = 0; j < i && groups[i] < 0; j++) {
        groups[i] = reaches[i][j] && reaches[j][i] ? groups[j] : -1;
      }
      if (groups[i] < 0) {
        groups[i] = count++;
      }
    }
    return groups;
  }

  private boolean[][] reachability() {
    int players = players();
    boolean[][] reaches = new boolean[players][players];
    for (int i = 0; i < players; i++) {
      for (int j = 0; j < players; j++) {
        reaches[i][j] = scoredAgainst(i, j);
      }
    }
    // Warshall's closure: after each round all ways through the players up to via are known.
    for (int via = 0; via < players; via++) {
      for (int i = 0; i < players; i++) {
        for (int j = 0; reaches[i][via] && j < players; j++) {
          reaches[i][j] |= reaches[via][j];
        }
      }
    }
    return reaches;
  }
}
