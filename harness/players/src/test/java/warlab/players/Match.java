package warlab.players;

import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.Side;

/** Many games of AI Wargame between two contenders: each opening twice with sides swapped. */
record Match(int wins, int losses, int draws) {

  static Match of(Contender one, Contender other, int pairs, long seed) {
    Seat[] seats = Contender.seats();
    int[] byHalfPoints = new int[3];
    for (int pair = 0; pair < pairs; pair++) {
      Position opening = WargamePositions.opening(6, seed + pair);
      Outcome asFirst = Contender.play(opening, one, other, seats, seed + 2L * pair).outcome();
      Outcome asSecond = Contender.play(opening, other, one, seats, seed + 2L * pair + 1).outcome();
      byHalfPoints[asFirst.halfPoints(Side.FIRST)]++;
      byHalfPoints[asSecond.halfPoints(Side.SECOND)]++;
    }
    return new Match(byHalfPoints[2], byHalfPoints[0], byHalfPoints[1]);
  }

  /** Points of the first contender, 0 to 1. */
  double score() {
    return (wins + 0.5 * draws) / (wins + losses + draws);
  }
}
