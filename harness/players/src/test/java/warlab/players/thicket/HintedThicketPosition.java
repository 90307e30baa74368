package warlab.players.thicket;

import warlab.games.SearchHints;

/** A thicket whose hints are as good as drawn lots: they must never change a result. */
public final class HintedThicketPosition extends ThicketPosition implements SearchHints {

  public HintedThicketPosition(long seed, int cap, int place) {
    super(seed, cap, place);
  }

  @Override
  public int orderingScore(int move) {
    return drawn(move + 500L, MAX_SCORE + 1);
  }

  @Override
  public boolean isQuiet(int move) {
    return drawn(move + 900L, 2) == 0;
  }
}
