package warlab.players.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.SearchHints;
import warlab.games.Side;
import warlab.players.WargamePositions;
import warlab.players.tree.RootMoves;

class MoveOrderTest {
  private static final int PLY = 4;
  private static final int NONE = TranspositionTable.NONE;

  private final MoveStack stack = new MoveStack();
  private final Frame top = new Frame(0);
  private final MoveOrder order = new MoveOrder(stack, top);

  /** Of the frames below the root by ply. */
  private Frame node(int ply, int from, int tableMove) {
    Frame node = top;
    while (node.ply < ply) {
      node = node.below();
    }
    node.mover = Side.FIRST;
    node.depth = 3;
    node.from = from;
    node.tableMove = tableMove;
    return node;
  }

  @Test
  void withoutAnyKnowledgeMovesComeAsTheyAreListed() {
    assertThat(tried(PLY, NONE, 5, 3, 9)).containsExactly(5, 3, 9);
  }

  @Test
  void theTableMoveThenGainsThenKillersThenHistoryThenLosses() {
    order.reset(new Hints(Map.of(10, 50, 20, SearchHints.MAX_SCORE)));
    int killer = 30;
    int learned = 40;
    cut(killer);
    for (int time = 0; time < 3; time++) {
      cutAt(PLY + 1, learned);
    }
    assertThat(tried(PLY, 60, 10, 50, learned, killer, 20, 60))
        .containsExactly(60, 20, killer, learned, 50, 10);
  }

  @Test
  void theTwoNewestKillersOfAPlyAreTriedFirstTheNewerBeforeTheOlder() {
    cut(1);
    cut(2);
    cut(3);
    cut(3);
    assertThat(tried(PLY, NONE, 7, 2, 3)).containsExactly(3, 2, 7);
    assertThat(tried(PLY, NONE, 7, 2, 3)).containsExactly(3, 2, 7);
    order.reset(null);
    assertThat(tried(PLY, NONE, 7, 2, 3)).containsExactly(7, 2, 3);
  }

  @Test
  void aMoveIsBroughtToTheFrontAndTheOthersKeepTheirOrder() {
    push(4, 5, 6, 7);
    assertThat(order.moveToFront(node(PLY, 1, NONE), 6)).isTrue();
    assertThat(stack.toArray(0)).containsExactly(4, 6, 5, 7);
  }

  @Test
  void aMoveThatIsNotThereIsNotMovedToTheFront() {
    push(4, 5);
    assertThat(order.moveToFront(node(PLY, 1, NONE), 4)).isFalse();
    assertThat(stack.toArray(0)).containsExactly(4, 5);
  }

  @Test
  void whatCutRisesAndWhatFailedBeforeItSinksForThatSideOnly() {
    push(1, 2);
    order.learn(node(PLY, 0, NONE), 1);
    stack.clear();
    int elsewhere = PLY + 2;
    assertThat(tried(elsewhere, NONE, 1, 9, 2)).containsExactly(2, 9, 1);
    push(1, 9, 2);
    Frame other = node(elsewhere, 0, NONE);
    other.mover = Side.SECOND;
    order.weigh(other, 0);
    assertThat(order.next(0, 3)).isEqualTo(1);
  }

  @Test
  void historyStaysBelowKillersHoweverOftenItIsConfirmed() {
    for (int time = 0; time < 100_000; time++) {
      cutAt(PLY + 1, 8);
    }
    cut(9);
    assertThat(tried(PLY, NONE, 8, 9)).containsExactly(9, 8);
  }

  @Test
  void aNodesWeightsSurviveItsChildren() {
    cut(3);
    push(1, 2, 3);
    order.weigh(node(PLY, 0, 2), 0);
    push(6, 7, 8);
    order.weigh(node(PLY + 1, 3, 8), 3);
    assertThat(order.next(3, 6)).isEqualTo(8);
    stack.truncate(3);
    assertThat(order.next(0, 3)).isEqualTo(2);
    assertThat(order.next(1, 3)).isEqualTo(3);
  }

  @Test
  void aCutAtAPlyWhereNothingWasEverWeighedIsLearned() {
    cutAt(300, 5);
    assertThat(tried(300, NONE, 4, 5)).containsExactly(5, 4);
  }

  @Test
  void laterTiesOfTheRootAreTriedEarlyAsTheSameSidesSecondMove() {
    Position position = WargamePositions.of(WargamePositions.START);
    RootMoves root = new RootMoves();
    root.load(position, 0, new MoveStack());
    root.setLeader(1, 10, 3);
    root.setTied(2, true);
    root.setTied(4, true);
    order.loadTies(root);
    order.enterRootMove(2);
    int[] moves = {root.move(0), root.move(1), root.move(4)};
    assertThat(tried(2, NONE, moves)).startsWith(root.move(4));
    cutAt(3, root.move(0));
    assertThat(tried(3, NONE, moves)).startsWith(root.move(0));
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
    order.learn(node(ply, stack.size() - 1, NONE), stack.size() - 1);
    stack.truncate(stack.size() - 1);
  }

  private void push(int... moves) {
    for (int move : moves) {
      stack.push(move);
    }
  }

  private List<Integer> tried(int ply, int tableMove, int... moves) {
    stack.clear();
    push(moves);
    order.weigh(node(ply, 0, tableMove), 0);
    List<Integer> tried = new ArrayList<>();
    for (int i = 0; i < moves.length; i++) {
      tried.add(order.next(i, moves.length));
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
