package warlab.players.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.SearchHints;
import warlab.games.Side;
import warlab.players.WargamePositions;
import warlab.players.tree.RootMoves;

class MoveOrderTest {
  private static final int PLY = 4;
  private static final int SIDE = Side.FIRST.index();
  private static final int NONE = TranspositionTable.NONE;

  private final MoveOrder order = new MoveOrder();
  private final MoveStack stack = new MoveStack();

  MoveOrderTest() {
    order.reset();
  }

  @Test
  void withoutAnyKnowledgeMovesComeAsTheyAreListed() {
    assertThat(tried(PLY, NONE, null, 5, 3, 9)).containsExactly(5, 3, 9);
  }

  @Test
  void theTableMoveThenGainsThenKillersThenHistoryThenLosses() {
    int killer = 30;
    int learned = 40;
    cut(killer);
    for (int time = 0; time < 3; time++) {
      cutAt(PLY + 1, learned);
    }
    Hints hints = new Hints(Map.of(10, 50, 20, SearchHints.MAX_SCORE));
    assertThat(tried(PLY, 60, hints, 10, 50, learned, killer, 20, 60))
        .containsExactly(60, 20, killer, learned, 50, 10);
  }

  @Test
  void theTwoNewestKillersOfAPlyAreTriedFirstTheNewerBeforeTheOlder() {
    cut(1);
    cut(2);
    cut(3);
    cut(3);
    assertThat(tried(PLY, NONE, null, 7, 2, 3)).containsExactly(3, 2, 7);
    order.reset();
    assertThat(tried(PLY, NONE, null, 7, 2, 3)).containsExactly(7, 2, 3);
  }

  @Test
  void aKillerIsMovedToTheFrontAndTheOthersKeepTheirOrder() {
    push(4, 5, 6, 7);
    assertThat(order.moveKillerToFront(stack, 0, PLY)).isFalse();
    stack.clear();
    cut(6);
    push(4, 5, 6, 7);
    assertThat(order.moveKillerToFront(stack, 1, PLY)).isTrue();
    assertThat(stack.toArray(0)).containsExactly(4, 6, 5, 7);
    assertThat(order.moveKillerToFront(stack, 0, PLY + 1)).isFalse();
  }

  @Test
  void aMoveThatIsNotThereIsNotMovedToTheFront() {
    push(4, 5);
    assertThat(order.moveToFront(stack, 1, 4)).isFalse();
    assertThat(stack.toArray(0)).containsExactly(4, 5);
  }

  @Test
  void whatCutRisesAndWhatFailedBeforeItSinksForThatSideOnly() {
    push(1, 2);
    order.learn(stack, 0, 1, PLY, SIDE, 3);
    stack.clear();
    int elsewhere = PLY + 2;
    assertThat(tried(elsewhere, NONE, null, 1, 9, 2)).containsExactly(2, 9, 1);
    push(1, 9, 2);
    order.weigh(stack, 0, NONE, elsewhere, Side.SECOND.index(), null);
    assertThat(order.next(stack, 0, 3)).isEqualTo(1);
  }

  @Test
  void historyStaysBelowKillersHoweverOftenItIsConfirmed() {
    for (int time = 0; time < 100_000; time++) {
      cutAt(PLY + 1, 8);
    }
    cut(9);
    assertThat(tried(PLY, NONE, null, 8, 9)).containsExactly(9, 8);
  }

  @Test
  void aNodesWeightsSurviveItsChildren() {
    cut(3);
    push(1, 2, 3);
    order.weigh(stack, 0, 2, PLY, SIDE, null);
    push(6, 7, 8);
    order.weigh(stack, 3, 8, PLY + 1, SIDE, null);
    assertThat(order.next(stack, 3, 6)).isEqualTo(8);
    stack.truncate(3);
    assertThat(order.next(stack, 0, 3)).isEqualTo(2);
    assertThat(order.next(stack, 1, 3)).isEqualTo(3);
  }

  @Test
  void aCutAtAPlyWhereNothingWasEverWeighedIsLearned() {
    cutAt(300, 5);
    assertThat(tried(300, NONE, null, 4, 5)).containsExactly(5, 4);
  }

  @Test
  void laterTiesOfTheRootAreTriedEarlyAsTheSameSidesSecondMove() {
    Position position = WargamePositions.of(WargamePositions.START);
    RootMoves root = new RootMoves();
    root.load(position, 0, new MoveStack());
    root.setLeader(1, 10, 3);
    root.setTied(2, true);
    root.setTied(4, true);
    order.loadTies(root, SIDE);
    order.enterRootMove(2);
    int[] moves = {root.move(0), root.move(1), root.move(4)};
    assertThat(tried(2, NONE, null, moves)).startsWith(root.move(4));
    cutAt(3, root.move(0));
    assertThat(tried(3, NONE, null, moves)).startsWith(root.move(0));
  }

  @Test
  void beforeAnythingIsSearchedGainsComeFirstAndLossesLast() {
    Hints hints = new Hints(Map.of(1, SearchHints.MAX_SCORE, 2, 0, 3, 300));
    int gain = MoveOrder.initialWeight(hints, 1);
    int quiet = MoveOrder.initialWeight(hints, 7);
    assertThat(gain).isGreaterThan(MoveOrder.initialWeight(hints, 3)).isGreaterThan(quiet);
    assertThat(MoveOrder.initialWeight(hints, 2)).isLessThan(quiet);
  }

  private void cut(int move) {
    cutAt(PLY, move);
  }

  private void cutAt(int ply, int move) {
    push(move);
    order.learn(stack, stack.size() - 1, stack.size() - 1, ply, SIDE, 3);
    stack.truncate(stack.size() - 1);
  }

  private void push(int... moves) {
    for (int move : moves) {
      stack.push(move);
    }
  }

  private List<Integer> tried(int ply, int tableMove, @Nullable SearchHints hints, int... moves) {
    stack.clear();
    push(moves);
    order.weigh(stack, 0, tableMove, ply, SIDE, hints);
    List<Integer> tried = new ArrayList<>();
    for (int i = 0; i < moves.length; i++) {
      tried.add(order.next(stack, i, moves.length));
    }
    stack.clear();
    return tried;
  }

  /** Moves with a score are not quiet, all others are. */
  private record Hints(Map<Integer, Integer> scores) implements SearchHints {

    @Override
    public int orderingScore(int move) {
      return scores.getOrDefault(move, 0);
    }

    @Override
    public boolean isQuiet(int move) {
      return !scores.containsKey(move);
    }
  }
}
