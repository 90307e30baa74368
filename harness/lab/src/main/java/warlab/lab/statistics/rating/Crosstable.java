package warlab.lab.statistics.rating;

/** Who played whom on which side how often, and the points of the first side. */
public final class Crosstable {
  private final double[][] games;
  private final double[][] points;

  public Crosstable(int players) {
    if (players < 1) {
      throw new IllegalArgumentException(players + " players");
    }
    games = new double[players][players];
    points = new double[players][players];
  }

  /** Adds games in which {@code first} played the first side; a draw is half a point. */
  public void add(int first, int second, double firstPoints, double played) {
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
