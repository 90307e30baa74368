package warlab.players.thicket;

import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Side;

/** Worths that collide a lot, of every symmetry a heuristic may have or lack. */
public enum ThicketHeuristic implements Heuristic {
  /** One side's loss is the other's gain. */
  ANTISYMMETRIC {
    @Override
    int worth(ThicketPosition position, Side view) {
      int worth = position.drawn(7, 5) - 2;
      return view == Side.FIRST ? worth : -worth;
    }
  },
  /** The two views have nothing to do with each other, and the side to move matters. */
  LOPSIDED {
    @Override
    int worth(ThicketPosition position, Side view) {
      return position.drawn(11 + view.index(), 4) - 1;
    }
  },
  /** Later is worse for whoever looks. */
  IMPATIENT {
    @Override
    int worth(ThicketPosition position, Side view) {
      return ANTISYMMETRIC.worth(position, view) - 2 * position.movesPlayed();
    }
  };

  abstract int worth(ThicketPosition position, Side view);

  @Override
  public int evaluate(Position position, Side view) {
    return worth((ThicketPosition) position, view);
  }

  @Override
  public String id() {
    return name();
  }

  @Override
  public String help() {
    return "drawn by lot";
  }

  @Override
  public String game() {
    return "thicket";
  }
}
