package warlab.games.gridconflict;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.SearchHints;

class MoveScoreTest {
  private static final GridConflictNotation NOTATION = new GridConflictNotation();

  /** A on B2 with a monster and B beside it, a good and a deadly item within reach. */
  private static GridConflictPosition position(int hitPointsOfB) {
    return Positions.read(
        "4 4 A\n40 40 0 20 20\n"
            + hitPointsOfB
            + " 40 0 20 20\n2\n9 0 0 0\n-40 0 0 90\nA B2 B B3 m B1 o0 D2 o1 A2");
  }

  private static int orderingScore(GridConflictPosition position, String action) {
    return position.orderingScore(NOTATION.parseMove(position, action));
  }

  private static boolean isQuiet(GridConflictPosition position, String action) {
    return position.isQuiet(NOTATION.parseMove(position, action));
  }

  @Test
  void killsComeFirst() {
    assertThat(orderingScore(position(40), "a B 3")).isEqualTo(SearchHints.MAX_SCORE);
  }

  @Test
  void blowsComeBeforeStepsBesideTheOpponentItemsMonstersAndWalks() {
    GridConflictPosition position = position(41);
    int[] scores = {
      orderingScore(position, "a B 3"),
      orderingScore(position, "m C 3"),
      orderingScore(position, "m D 2"),
      orderingScore(position, "a B 1"),
      orderingScore(position, "p . 0"),
      orderingScore(position, "m D 4"),
      orderingScore(position, "m D 1"),
      orderingScore(position, "m A 2")
    };
    for (int i = 1; i < scores.length; i++) {
      assertThat(scores[i]).isLessThan(scores[i - 1]);
    }
  }

  /** A on A1 in front of B, with an item of each worth in reach. */
  private static GridConflictPosition ofWorth(int attack, int stamina) {
    return Positions.read(
        "5 5 A\n40 %d 0 %d 20\n99 40 0 20 20\n3\n9 1 0 -2\n9 1 0 -3\n9 0 1 -10\n"
                .formatted(attack, stamina)
            + "A A1 B A2 o0 B1 o1 C1 o2 D1");
  }

  @Test
  void harderBlowsPromiseMore() {
    assertThat(orderingScore(ofWorth(31, 20), "a A 2"))
        .isGreaterThan(orderingScore(ofWorth(30, 20), "a A 2"));
  }

  @Test
  void stepsBesideTheOpponentPromiseMoreWithMoreStaminaLeft() {
    assertThat(orderingScore(ofWorth(31, 20), "m B 2"))
        .isGreaterThan(orderingScore(ofWorth(31, 19), "m B 2"));
  }

  @Test
  void itemsPromiseWhatTheyAddToTheScoreAndWorthlessOnesDoNoHarm() {
    GridConflictPosition position = ofWorth(40, 20);
    assertThat(orderingScore(position, "m B 1")).isGreaterThan(orderingScore(position, "m C 1"));
    assertThat(orderingScore(position, "m C 1")).isGreaterThan(orderingScore(position, "m D 1"));
    assertThat(orderingScore(position, "m D 1")).isGreaterThan(SearchHints.EVEN_SCORE);
  }

  @Test
  void anItemIsWorthTheSumOfItsChanges() {
    assertThat(new Item(8, 4, 2, 1).sum()).isEqualTo(15);
  }

  @ParameterizedTest
  @CsvSource({"12, false", "11, true"})
  void aStepPreparesABlowWhenTenStaminaAreLeft(int stamina, boolean quiet) {
    assertThat(isQuiet(ofWorth(40, stamina), "m B 2")).isEqualTo(quiet);
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
