package warlab.games.gridconflict;

import static org.assertj.core.api.Assertions.assertThat;
import static warlab.games.gridconflict.Positions.legalActions;
import static warlab.games.gridconflict.Positions.play;
import static warlab.games.gridconflict.Positions.read;

import org.junit.jupiter.api.Test;
import warlab.games.Outcome;
import warlab.games.Side;

/** Each rule by a case in which another reading of it gives another result. */
class GridConflictRulesTest {
  private static final Side A = Side.FIRST;
  private static final Side B = Side.SECOND;

  /** One row: the players at its ends, things between them. */
  private static GridConflictPosition row(String a, String b, String items, String things) {
    return read("1 9 A\n" + a + "\n" + b + "\n" + items + "\nA A1 B A9" + things);
  }

  private static GridConflictPosition row(String a, String b) {
    return row(a, b, "0", "");
  }

  private static void passRounds(GridConflictPosition position, int rounds) {
    for (int i = 0; i < rounds; i++) {
      play(position, "p . 0");
    }
  }

  @Test
  void endOfRoundRefillsOnlyThePlayerWhoseRoundEnds() {
    GridConflictPosition position = row("100 40 0 7 20", "100 40 0 3 16");
    play(position, "m A 3", "p . 0");
    assertThat(position.stamina(A)).isEqualTo(20);
    assertThat(position.stamina(B)).isEqualTo(3);
    play(position, "p . 0");
    assertThat(position.stamina(B)).isEqualTo(16);
  }

  @Test
  void aRoundIsOnePlayersSeries() {
    GridConflictPosition position = row("100 40 0 9 9", "100 40 0 9 9");
    play(position, "m A 2", "m A 3");
    assertThat(position.roundsCompleted()).isZero();
    play(position, "p . 0");
    assertThat(position.roundsCompleted()).isEqualTo(1);
    assertThat(position.sideToMove()).isEqualTo(B);
  }

  @Test
  void tenRoundsOfBothTogetherEndTheGameWhateverHappenedInThem() {
    GridConflictPosition position = row("100 40 0 20 20", "100 40 0 20 20", "0", " m A2");
    passRounds(position, 8);
    play(position, "a A 2", "p . 0");
    assertThat(position.isOver()).isFalse();
    play(position, "m A 8", "p . 0");
    assertThat(position.isOver()).isTrue();
    assertThat(position.ending()).isEqualTo(GridConflictPosition.SCORE);
    assertThat(legalActions(position)).isEmpty();
  }

  @Test
  void roundLimitIsAParameter() {
    String text = "1 2 A\n9 1 0 1 1\n9 1 0 1 1\n0\nA A1 B A2";
    GridConflictPosition position = StateFile.read(text, 0, 1);
    play(position, "p . 0");
    assertThat(position.isOver()).isTrue();
  }

  @Test
  void loadedFileHasNoRoundsCompletedWhoeverIsNext() {
    GridConflictPosition position =
        read("1 2 B\n9 1 0 1 1\n9 1 0 1 1\n0\nA A1 B A2\n# rounds completed: 7\n");
    assertThat(position.roundsCompleted()).isZero();
    assertThat(position.sideToMove()).isEqualTo(B);
  }

  @Test
  void roundEndsByItselfWhenStaminaIsUsedUp() {
    GridConflictPosition position = row("100 40 0 3 20", "100 40 0 20 20");
    play(position, "m A 4");
    assertThat(position.sideToMove()).isEqualTo(B);
    assertThat(position.roundsCompleted()).isEqualTo(1);
    assertThat(position.stamina(A)).isEqualTo(20);
  }

  @Test
  void attackThatUsesUpStaminaEndsTheRound() {
    GridConflictPosition position = row("100 40 0 10 20", "100 40 0 20 20", "0", " m A2");
    play(position, "a A 2");
    assertThat(position.sideToMove()).isEqualTo(B);
  }

  @Test
  void roundThatBeginsWithoutStaminaHasOnlyThePass() {
    GridConflictPosition position = row("100 40 0 0 5", "100 40 0 9 9", "0", " m A2");
    assertThat(legalActions(position)).containsExactly("p . 0");
    play(position, "p . 0");
    assertThat(position.roundsCompleted()).isEqualTo(1);
    assertThat(position.stamina(A)).isEqualTo(5);
  }

  @Test
  void standingStillIsNotAMove() {
    GridConflictPosition position = row("100 40 0 9 9", "100 40 0 9 9");
    assertThat(legalActions(position)).doesNotContain("m A 1");
    assertThat(position.whyIllegal(Action.move(Cell.at(1, 1)))).contains("another cell");
  }

  @Test
  void aMonsterIsInTheWayOnlyOnTheDestination() {
    GridConflictPosition position = row("100 40 0 9 9", "100 40 0 9 9", "0", " m A2");
    assertThat(position.whyIllegal(Action.move(Cell.at(1, 2)))).contains("monster");
    assertThat(position.whyIllegal(Action.move(Cell.at(1, 3)))).isNull();
  }

  @Test
  void itemsOnTheWayAreLeftAlone() {
    GridConflictPosition position = row("100 40 0 9 9", "100 40 0 9 9", "1\n5 5 5 5", " o0 A3");
    play(position, "m A 5");
    assertThat(position.fighter(A).hitPoints()).isEqualTo(100);
    assertThat(position.itemCell(0)).isEqualTo(Cell.at(1, 3));
  }

  @Test
  void monstersAndTheOpponentArePassedOver() {
    GridConflictPosition position = read("1 9 A\n9 1 0 9 9\n9 1 0 9 9\n0\nA A1 B A3 m A2 m A4");
    play(position, "m A 5");
    assertThat(position.cell(A)).isEqualTo(Cell.at(1, 5));
  }

  @Test
  void itemOnTheDestinationIsAlwaysCollected() {
    GridConflictPosition position = row("100 40 0 9 9", "100 40 0 9 9", "1\n-5 -6 -7 -8", " o0 A3");
    play(position, "m A 3");
    assertThat(position.fighter(A).hitPoints()).isEqualTo(95);
    assertThat(position.fighter(A).attack()).isEqualTo(34);
    assertThat(position.fighter(A).defence()).isEqualTo(-7);
    assertThat(position.fighter(A).maxStamina()).isEqualTo(1);
    assertThat(position.itemCell(0)).isEqualTo(Cell.NONE);
  }

  @Test
  void deathByItemEndsTheGameAtOnceAndFreezesThePosition() {
    GridConflictPosition position = row("20 40 0 2 9", "1 1 0 9 9", "1\n-20 0 0 0", " o0 A3");
    play(position, "m A 3");
    assertThat(position.isOver()).isTrue();
    assertThat(position.outcome()).isEqualTo(Outcome.SECOND_WINS);
    assertThat(position.ending()).isEqualTo(GridConflictPosition.DEATH);
    assertThat(position.sideToMove()).isEqualTo(A);
    assertThat(position.stamina(A)).isZero();
    assertThat(position.roundsCompleted()).isZero();
    assertThat(position.whyIllegal(Action.pass())).isEqualTo("the game is over");
  }

  @Test
  void maximumStaminaOfAnItemCountsFromTheRefillOn() {
    GridConflictPosition position = row("100 40 0 9 9", "100 40 0 9 9", "1\n0 0 0 6", " o0 A3");
    play(position, "m A 3");
    assertThat(position.stamina(A)).isEqualTo(7);
    play(position, "p . 0");
    assertThat(position.stamina(A)).isEqualTo(15);
  }

  @Test
  void staminaMayExceedALoweredMaximumForAWhile() {
    GridConflictPosition position = row("100 40 0 9 9", "100 40 0 9 9", "1\n0 0 0 -6", " o0 A3");
    play(position, "m A 3");
    assertThat(position.stamina(A)).isEqualTo(7);
  }

  @Test
  void statsMayFallBelowZeroAndOnlyTheRefillStopsAtZero() {
    GridConflictPosition position =
        row("100 40 0 9 9", "100 40 0 9 9", "1\n0 -50 -60 -70", " o0 A3");
    play(position, "m A 3", "p . 0");
    assertThat(position.fighter(A).attack()).isEqualTo(-10);
    assertThat(position.fighter(A).defence()).isEqualTo(-60);
    assertThat(position.fighter(A).maxStamina()).isEqualTo(-61);
    assertThat(position.stamina(A)).isZero();
    play(position, "p . 0");
    assertThat(legalActions(position)).containsExactly("p . 0");
  }

  @Test
  void negativeDefenceAddsToTheDamage() {
    GridConflictPosition position = read("1 2 A\n9 40 0 20 20\n90 1 -5 9 9\n0\nA A1 B A2");
    play(position, "a A 2");
    assertThat(position.fighter(B).hitPoints()).isEqualTo(45);
  }

  @Test
  void attackWithoutDamageIsLegalAndCostsTen() {
    GridConflictPosition position = read("1 2 A\n9 5 0 20 20\n90 1 30 9 9\n0\nA A1 B A2");
    play(position, "a A 2");
    assertThat(position.fighter(B).hitPoints()).isEqualTo(90);
    assertThat(position.stamina(A)).isEqualTo(10);
  }

  @Test
  void killedMonsterHealsByTenAndLeavesAnEmptyCell() {
    GridConflictPosition position = row("100 40 0 20 20", "100 40 0 20 20", "0", " m A2");
    play(position, "a A 2");
    assertThat(position.fighter(A).hitPoints()).isEqualTo(110);
    assertThat(position.cell(A)).isEqualTo(Cell.at(1, 1));
    assertThat(legalActions(position)).contains("m A 2");
  }

  @Test
  void attackNeedsTenStaminaAndANeighbour() {
    GridConflictPosition tired = read("2 2 A\n9 5 0 9 9\n90 1 0 9 9\n0\nA A1 B A2 m B2");
    assertThat(tired.whyIllegal(Action.attack(Cell.at(1, 2)))).contains("costs 10 stamina");
    GridConflictPosition fresh = read("2 2 A\n9 5 0 10 9\n90 1 0 9 9\n0\nA A1 B A2 m B2");
    assertThat(legalActions(fresh)).containsExactly("a A 2", "m B 1", "p . 0");
    assertThat(fresh.whyIllegal(Action.attack(Cell.at(2, 2)))).contains("beside");
    assertThat(fresh.whyIllegal(Action.attack(Cell.at(2, 1)))).contains("neither");
  }

  @Test
  void equalSumsAreAWinOfB() {
    GridConflictPosition position = row("100 40 0 20 20", "100 40 0 20 20");
    passRounds(position, 10);
    assertThat(position.scoreDifference()).isZero();
    assertThat(position.outcome()).isEqualTo(Outcome.SECOND_WINS);
  }

  @Test
  void aHigherSumIsAWinOfA() {
    GridConflictPosition position = row("101 40 0 20 20", "100 40 0 20 20");
    passRounds(position, 10);
    assertThat(position.outcome()).isEqualTo(Outcome.FIRST_WINS);
  }

  @Test
  void theSumCountsMaximumStamina() {
    GridConflictPosition position =
        StateFile.read("1 9 B\n100 40 0 20 5\n100 40 0 2 6\n0\nA A1 B A9", 9, 10);
    play(position, "p . 0");
    assertThat(position.scoreDifference()).isEqualTo(-1);
    assertThat(position.outcome()).isEqualTo(Outcome.SECOND_WINS);
  }

  @Test
  void deathOnTheLastActionOfTheLastRoundCountsAsDeath() {
    GridConflictPosition position =
        StateFile.read("1 2 B\n9 999 0 20 20\n9 30 0 10 20\n0\nA A1 B A2", 9, 10);
    play(position, "a A 1");
    assertThat(position.ending()).isEqualTo(GridConflictPosition.DEATH);
    assertThat(position.outcome()).isEqualTo(Outcome.SECOND_WINS);
    assertThat(position.roundsCompleted()).isEqualTo(9);
  }

  @Test
  void walkingTowardsSomethingCostsTheDistanceWalked() {
    GridConflictPosition position = row("100 40 0 7 20", "100 40 0 20 20");
    play(position, "m A 4");
    assertThat(position.stamina(A)).isEqualTo(4);
    assertThat(position.sideToMove()).isEqualTo(A);
    assertThat(position.whyIllegal(Action.move(Cell.at(1, 9)))).contains("other player");
    assertThat(position.whyIllegal(Action.move(Cell.at(1, 10)))).contains("1 x 9 grid");
  }

  @Test
  void longMovesNeedStamina() {
    GridConflictPosition position = row("100 40 0 3 20", "100 40 0 20 20");
    assertThat(legalActions(position)).containsExactly("m A 2", "m A 3", "m A 4", "p . 0");
    assertThat(position.whyIllegal(Action.move(Cell.at(1, 5))))
        .isEqualTo("the move costs 4 stamina, only 3 is left");
  }

  @Test
  void hitPointsGoOnAboveSixteenBits() {
    GridConflictPosition position = row("32767 40 0 20 20", "9 40 0 20 20", "0", " m A2");
    play(position, "a A 2");
    assertThat(position.fighter(A).hitPoints()).isEqualTo(32777);
  }

  @Test
  void smallestGridsHaveTwoCells() {
    for (String grid : new String[] {"1 2 A\n%s A2", "2 1 A\n%s B1"}) {
      GridConflictPosition position = read(grid.formatted("9 1 0 20 20\n9 1 0 20 20\n0\nA A1 B"));
      assertThat(legalActions(position)).hasSize(2);
    }
  }

  @Test
  void numberOfMonstersIsNotLimited() {
    StringBuilder text = new StringBuilder("52 99 A\n9 1 0 20 20\n9 1 0 20 20\n0\nA A1 B z99");
    for (int row = 1; row <= 52; row++) {
      for (int column = 1; column <= 99; column++) {
        int cell = Cell.at(row, column);
        if (cell != Cell.at(1, 1) && cell != Cell.at(52, 99)) {
          text.append(" m ").append(Cell.name(cell));
        }
      }
    }
    assertThat(legalActions(read(text.toString()))).containsExactly("a A 2", "a B 1", "p . 0");
  }

  @Test
  void theFileSaysWhoIsNext() {
    GridConflictPosition position = read("1 9 B\n9 1 0 3 3\n9 1 0 2 2\n0\nA A1 B A9");
    assertThat(legalActions(position)).containsExactly("m A 7", "m A 8", "p . 0");
  }

  @Test
  void deadPlayerInAFileIsAFinishedGame() {
    GridConflictPosition position = read("1 9 B\n9 1 0 3 3\n0 1 0 2 2\n0\nA A1 B A9");
    assertThat(position.isOver()).isTrue();
    assertThat(position.outcome()).isEqualTo(Outcome.FIRST_WINS);
    assertThat(legalActions(position)).isEmpty();
  }

  @Test
  void fullBoardOfTheExampleLeavesTwoAttacksAndThePass() {
    GridConflictPosition position = Positions.load("gc-a-3x3-full.txt");
    assertThat(legalActions(position)).containsExactly("a A 2", "a B 1", "p . 0");
  }

  @Test
  void recordedGameEndsAsRecorded() {
    GridConflictPosition position = Positions.load("gc-b-5x5-low-stamina.txt");
    play(position, Positions.text("gc-b-5x5-low-stamina.moves.txt").lines().toArray(String[]::new));
    assertThat(Positions.text("gc-b-5x5-low-stamina.final.txt"))
        .startsWith(StateFile.write(position))
        .contains(
            "rounds completed: " + position.roundsCompleted() + ";",
            "score difference: " + position.scoreDifference() + ";",
            " " + position.ending().id());
  }
}
