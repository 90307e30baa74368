package warlab.lab.statistics.elo;

/** Losses, draws and wins of single games. */
public record GameCounts(long losses, long draws, long wins) implements ScoreCounts {
  public static final GameCounts NONE = new GameCounts(0, 0, 0);

  public GameCounts {
    if (losses < 0 || draws < 0 || wins < 0) {
      throw new IllegalArgumentException("counts " + losses + ", " + draws + ", " + wins);
    }
  }

  public GameCounts plus(GameCounts other) {
    return new GameCounts(losses + other.losses, draws + other.draws, wins + other.wins);
  }

  @Override
  public long[] counts() {
    return new long[] {losses, draws, wins};
  }

  @Override
  public int gamesPerUnit() {
    return 1;
  }

  /** The same games seen by the other player. */
  public GameCounts reversed() {
    return new GameCounts(wins, draws, losses);
  }
}
