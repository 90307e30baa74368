package warlab.games.gridconflict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.MoveStack;
import warlab.games.SeededStream;
import warlab.games.Side;

class ActionListsTest {
  private static final int CANDIDATES = ActionLists.NAMES.indexOf("candidates");

  private static List<String> listed(GridConflictPosition position, int list) {
    MoveStack stack = new MoveStack();
    position.listedMoves(list, stack);
    return Positions.spelled(position, stack);
  }

  private static GridConflictPosition withStamina(int stamina, String board) {
    return Positions.read(
        "7 7 A\n100 40 0 " + stamina + " 20\n100 40 0 20 20\n1\n5 0 0 0\n" + board);
  }

  @Test
  void afterAMoveThatCollectedNothingOnlyAttacksAndThePassAreLeft() {
    GridConflictPosition position = withStamina(20, "A A1 B G7 m C3 o0 A3");
    Positions.play(position, "m B 3");
    assertThat(listed(position, ActionLists.SHORTENED)).containsExactly("a C 3", "p . 0");
    assertThat(listed(position, CANDIDATES)).containsExactly("a C 3", "p . 0");
    assertThat(listed(position, ActionLists.ALL)).hasSizeGreaterThan(20);
  }

  @Test
  void afterCollectingStrikingOrTheOpponentsMoveEverythingIsListed() {
    GridConflictPosition position = withStamina(18, "A A1 B G7 m B3 o0 A3");
    Positions.play(position, "m A 3");
    assertThat(listed(position, ActionLists.SHORTENED)).isEqualTo(listed(position, 0));
    Positions.play(position, "a B 3");
    assertThat(listed(position, ActionLists.SHORTENED)).isEqualTo(listed(position, 0));
    Positions.play(position, "m A 7", "p . 0");
    assertThat(position.sideToMove()).isEqualTo(Side.SECOND);
    assertThat(listed(position, ActionLists.SHORTENED)).isEqualTo(listed(position, 0));
  }

  @Test
  void keyForANarrowerListTellsHowThePositionWasReached() {
    GridConflictPosition struckLast = withStamina(20, "A B1 B B2");
    Positions.play(struckLast, "m A 2", "a B 2");
    GridConflictPosition walkedLast = withStamina(20, "A B1 B B2");
    Positions.play(walkedLast, "a B 2", "m A 2");
    assertThat(walkedLast.key()).isEqualTo(struckLast.key());
    assertThat(walkedLast.listedKey(ActionLists.ALL)).isEqualTo(struckLast.key());
    assertThat(struckLast.listedKey(ActionLists.SHORTENED)).isEqualTo(struckLast.key());
    assertThat(walkedLast.listedKey(ActionLists.SHORTENED))
        .isNotEqualTo(struckLast.listedKey(ActionLists.SHORTENED));
  }

  /** What A can reach when both look so many rounds ahead, with a table of what is known. */
  private static int value(
      GridConflictPosition position, int list, int lastRound, Map<Long, Integer> known) {
    Integer value = known.get(position.listedKey(list));
    if (value == null) {
      boolean isLeaf = position.isOver() || position.roundsCompleted() >= lastRound;
      value = isLeaf ? worth(position) : bestChild(position, list, lastRound, known);
      known.put(position.listedKey(list), value);
    }
    return value;
  }

  /** A worth that also depends on where A stands, so that going elsewhere is noticed. */
  private static int worth(GridConflictPosition position) {
    boolean dead = position.isOver() && position.ending().equals(GridConflictPosition.DEATH);
    int won = position.outcome().isWinOf(Side.FIRST) ? 100_000 : -100_000;
    return (dead ? won : 0) + position.scoreDifference() * 100 + position.cell(Side.FIRST) % 97;
  }

  private static int bestChild(
      GridConflictPosition position, int list, int lastRound, Map<Long, Integer> known) {
    MoveStack stack = new MoveStack();
    position.listedMoves(list, stack);
    boolean maximizes = position.sideToMove() == Side.FIRST;
    int best = maximizes ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int action : stack.toArray(0)) {
      position.play(action);
      int value = value(position, list, lastRound, known);
      position.undo();
      best = maximizes ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  @Test
  void shorteningNeverChangesTheValueOfWholeRounds() {
    SeededStream stream = new SeededStream(21);
    for (int i = 0; i < 40; i++) {
      String text = smallBoard(stream);
      int whole = value(Positions.read(text), ActionLists.ALL, 2, new HashMap<>());
      int shortened = value(Positions.read(text), ActionLists.SHORTENED, 2, new HashMap<>());
      assertThat(shortened).as(text).isEqualTo(whole);
    }
  }

  private static String smallBoard(SeededStream stream) {
    StringBuilder text = new StringBuilder("3 3 A\n30 15 0 12 12\n30 15 0 11 11\n2\n");
    for (int k = 0; k < 2; k++) {
      text.append(stream.nextInt(30) - 15).append(" ").append(stream.nextInt(20) - 10).append(" ");
      text.append(stream.nextInt(9) - 4).append(" ").append(stream.nextInt(5) - 2).append("\n");
    }
    String[] boards = {
      "A A1 B C3 o0 A3 o1 C1 m A2 m B2 m B3", "A B2 B C2 o0 A2 o1 B3 m A1 m C1 m C3",
      "A A1 B B2 o0 B1 o1 C1 m A3 m C2 m B3", "A A2 B C2 o0 B1 o1 B3 m A1 m B2 m C3"
    };
    return text.append(boards[stream.nextInt(boards.length)]).toString();
  }

  @Test
  void candidatesAimAtEachTargetOnce() {
    GridConflictPosition position = withStamina(20, "A A1 B D4 m A2 m G7 o0 B3");
    assertThat(listed(position, CANDIDATES))
        .containsExactly("m D 5", "m B 3", "a A 2", "m F 7", "p . 0");
  }

  @Test
  void candidatesStrikeANeighbour() {
    GridConflictPosition position = withStamina(10, "A D4 B D5");
    assertThat(listed(position, CANDIDATES)).containsExactly("a D 5", "p . 0");
  }

  @Test
  void tiredCandidatesStepOutOfTheOpponentsLine() {
    GridConflictPosition position = withStamina(9, "A D4 B D5 o0 G7");
    assertThat(listed(position, CANDIDATES)).containsExactly("m C 4", "m G 7", "p . 0");
  }

  @Test
  void candidatesWalkAsNearAsStaminaAllows() {
    GridConflictPosition position = withStamina(3, "A A1 B G7 o0 A7 m A4");
    assertThat(listed(position, CANDIDATES)).containsExactly("m B 3", "m A 3", "p . 0");
  }

  @Test
  void candidatesApproachATargetBehindThem() {
    GridConflictPosition position = withStamina(3, "A D7 B D1");
    assertThat(listed(position, CANDIDATES)).containsExactly("m D 4", "p . 0");
  }

  @Test
  void candidatesSpendTheLastStaminaToCollect() {
    GridConflictPosition position = withStamina(3, "A A1 B G7 o0 A4");
    assertThat(listed(position, CANDIDATES)).contains("m A 4");
  }

  @Test
  void candidatesWalkBesideTheOpponentWithJustEnoughForABlow() {
    GridConflictPosition position = withStamina(14, "A A1 B A4");
    assertThat(listed(position, CANDIDATES)).containsExactly("m A 5", "p . 0");
  }
}
