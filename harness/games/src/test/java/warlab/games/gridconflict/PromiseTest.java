package warlab.games.gridconflict;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.SearchHints;

class PromiseTest {
  private static final GridConflictNotation NOTATION = new GridConflictNotation();

  /** A on B2 with a monster and B beside it, a good and a deadly item within reach. */
  private static GridConflictPosition position(int hitPointsOfB) {
    return Positions.read(
        "4 4 A\n40 40 0 20 20\n"
            + hitPointsOfB
            + " 40 0 20 20\n2\n9 0 0 0\n-40 0 0 90\nA B2 B B3 m B1 o0 D2 o1 A2");
  }

  private static int promise(GridConflictPosition position, String action) {
    return position.promise(NOTATION.parseMove(position, action));
  }

  private static boolean isQuiet(GridConflictPosition position, String action) {
    return position.isQuiet(NOTATION.parseMove(position, action));
  }

  @Test
  void killsComeFirst() {
    assertThat(promise(position(40), "a B 3")).isEqualTo(SearchHints.MAX_PROMISE);
  }

  @Test
  void blowsComeBeforeStepsBesideTheOpponentItemsMonstersAndWalks() {
    GridConflictPosition position = position(41);
    int[] promises = {
      promise(position, "a B 3"),
      promise(position, "m C 3"),
      promise(position, "m D 2"),
      promise(position, "a B 1"),
      promise(position, "p . 0"),
      promise(position, "m D 4"),
      promise(position, "m D 1"),
      promise(position, "m A 2")
    };
    for (int i = 1; i < promises.length; i++) {
      assertThat(promises[i]).isLessThan(promises[i - 1]);
    }
  }

  @Test
  void onlyWalksThatPrepareNothingAndThePassAreQuiet() {
    GridConflictPosition position = position(41);
    assertThat(isQuiet(position, "p . 0")).isTrue();
    assertThat(isQuiet(position, "m D 4")).isTrue();
    assertThat(isQuiet(position, "m C 3")).isFalse();
    assertThat(isQuiet(position, "m D 2")).isFalse();
    assertThat(isQuiet(position, "a B 1")).isFalse();
  }
}
