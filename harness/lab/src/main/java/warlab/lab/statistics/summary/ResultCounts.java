package warlab.lab.statistics.summary;

import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.basic.Proportion;
import warlab.lab.statistics.elo.GameCounts;

/** Results of some games in one player's view, copies left out. */
public record ResultCounts(GameCounts counts) {
  public static final ResultCounts NONE = new ResultCounts(new GameCounts(0, 0, 0));

  public long games() {
    return counts.games();
  }

  /** Points per game; one half of no games. */
  public double score() {
    return counts.score();
  }

  /** The 95 % interval of the score by Wilson. */
  public Interval wilson() {
    return proportion().wilson();
  }

  /** The 95 % interval of the score by Clopper and Pearson. */
  public Interval exact() {
    return proportion().clopperPearson();
  }

  private Proportion proportion() {
    return new Proportion(score() * games(), (double) games());
  }

  /** The same games seen by the other player. */
  public ResultCounts reversed() {
    return new ResultCounts(counts.reversed());
  }

  public ResultCounts plus(ResultCounts other) {
    return new ResultCounts(
        new GameCounts(
            counts.losses() + other.counts.losses(),
            counts.draws() + other.counts.draws(),
            counts.wins() + other.counts.wins()));
  }
}
