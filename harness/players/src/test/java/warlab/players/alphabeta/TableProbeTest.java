package warlab.players.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.Side;
import warlab.players.Seat;
import warlab.players.WargamePositions;
import warlab.players.thicket.ThicketHeuristic;
import warlab.players.thicket.ThicketPosition;
import warlab.players.tree.SearchLimits;
import warlab.players.tree.SearchSettings;
import warlab.players.tree.TieRule;

class TableProbeTest {
  private static final int NONE = TranspositionTable.NONE;
  private static final SearchLimits LIMITS =
      new SearchLimits(9, Long.MAX_VALUE, Long.MAX_VALUE, 0, false);
  private static final int DEPTH = 4;
  private static final int MOVE = 77;
  private static final long KEY = 0x123456789abcdef0L;

  private final Workspace workspace = Workspace.at(new Seat(Side.FIRST));
  private final MoveStack stack = workspace.stack;
  private final Frame node = new Frame(3);
  private final TableProbe table = table(false);

  private TableProbe table(boolean deeperHits) {
    SearchSettings settings =
        new SearchSettings(ThicketHeuristic.LOPSIDED, LIMITS, 0, false, TieRule.FIRST);
    return new TableProbe(workspace, deeperHits, settings);
  }

  private Frame node(long key, int depth, int alpha, int beta) {
    node.key = key;
    node.depth = depth;
    node.alpha = alpha;
    node.beta = beta;
    return node;
  }

  private void store(long key, int depth, int alpha, int beta, int score, int move) {
    Frame found = node(key, depth, alpha, beta);
    found.score = score;
    found.bestMove = move;
    table.store(found);
  }

  /** Of a position whose moves are on the stack from the place on that its frame names. */
  private boolean probesChildren(Position position, int depth, int beta) {
    node.mover = position.sideToMove();
    return table.probeChildren(position, node(0, depth, beta - 1, beta));
  }

  @BeforeEach
  void begin() {
    workspace.fitTables(10);
    workspace.meter.begin(LIMITS);
  }

  @Test
  void whatWasNeverSeenIsNotAnswered() {
    assertThat(table.probe(node(KEY, DEPTH, -9, 9))).isFalse();
    assertThat(node.tableMove).isEqualTo(NONE);
  }

  @Test
  void aScoreInsideItsWindowAnswersEveryWindow() {
    store(KEY, DEPTH, 0, 10, 5, MOVE);
    assertThat(table.probe(node(KEY, DEPTH, 100, 101))).isTrue();
    assertThat(table.probe(node(KEY, DEPTH, -101, -100))).isTrue();
    assertThat(node.score).isEqualTo(5);
  }

  @Test
  void aScoreThatReachedBetaAnswersOnlyWindowsBelowIt() {
    store(KEY, DEPTH, 0, 10, 12, MOVE);
    assertThat(table.probe(node(KEY, DEPTH, 11, 12))).isTrue();
    assertThat(table.probe(node(KEY, DEPTH, 12, 13))).isFalse();
  }

  @Test
  void aScoreThatStayedAtAlphaAnswersOnlyWindowsAboveIt() {
    store(KEY, DEPTH, 0, 10, -3, MOVE);
    assertThat(table.probe(node(KEY, DEPTH, -3, -2))).isTrue();
    assertThat(table.probe(node(KEY, DEPTH, -4, -3))).isFalse();
  }

  @Test
  void anEntryOfAnotherDepthOnlyProposesItsMove() {
    store(KEY, DEPTH, 0, 10, 5, MOVE);
    for (int depth : new int[] {DEPTH - 1, DEPTH + 1}) {
      assertThat(table.probe(node(KEY, depth, 0, 10))).isFalse();
      assertThat(node.tableMove).isEqualTo(MOVE);
    }
  }

  @Test
  void aDeeperEntryAnswersWhereThatIsAllowed() {
    TableProbe loose = table(true);
    store(KEY, DEPTH, 0, 10, 5, MOVE);
    assertThat(loose.probe(node(KEY, DEPTH - 1, 0, 10))).isTrue();
    assertThat(loose.probe(node(KEY, DEPTH + 1, 0, 10))).isFalse();
  }

  @Test
  void whatWasJustAboveTheLeavesProposesItsMoveTwoPliesDeeper() {
    store(KEY, 1, 0, 10, 5, MOVE);
    assertThat(table.probe(node(KEY, 3, 0, 10))).isFalse();
    assertThat(node.tableMove).isEqualTo(MOVE);
    assertThat(table.probe(node(KEY, 2, 0, 10))).isFalse();
    assertThat(node.tableMove).isEqualTo(NONE);
  }

  @Test
  void nothingIsTakenDownAfterALimitStoppedTheSearch() {
    workspace.meter.begin(new SearchLimits(9, 0, Long.MAX_VALUE, 0, false));
    assertThat(workspace.meter.visit()).isFalse();
    store(KEY, DEPTH, 0, 10, 5, MOVE);
    assertThat(table.probe(node(KEY, DEPTH, 0, 10))).isFalse();
  }

  @Test
  void keysTellRootSidesAndTheNumberOfMovesPlayedApart() {
    Position position = new ThicketPosition(1, ThicketPosition.NO_CAP, 0);
    long key = table.key(position);
    workspace.top.mover = Side.SECOND;
    assertThat(table.key(position)).isNotEqualTo(key);
  }

  /** In a thicket either side may move next, so both ways a score passes up are met. */
  @Test
  void aChildKnownToReachBetaInTheMoversViewCutsItsParent() {
    boolean[] met = new boolean[2];
    for (int place = 0; place < 40; place++) {
      Position position = new ThicketPosition(3, ThicketPosition.NO_CAP, place);
      Side mover = position.sideToMove();
      stack.clear();
      stack.push(NONE); // what a node above left there
      node.from = 1;
      int count = position.legalMoves(stack);
      int last = stack.get(count);
      position.play(last);
      boolean again = position.sideToMove() == mover;
      long key = table.key(position);
      position.undo();
      met[again ? 1 : 0] = true;

      int score = again ? 20 : ~20;
      store(key, DEPTH - 1, score - 1, score + 1, score, MOVE);

      assertThat(probesChildren(position, DEPTH, 20)).isTrue();
      assertThat(node.score).isEqualTo(20);
      assertThat(probesChildren(position, DEPTH, 21)).isFalse();
      assertThat(probesChildren(position, DEPTH + 1, 20)).isFalse();
      workspace.deep.reset();
    }
    assertThat(met).containsOnly(true);
  }

  @Test
  void aChildsBoundOnTheWrongSideDoesNotCut() {
    Position position = WargamePositions.of(WargamePositions.START);
    position.legalMoves(stack);
    position.play(stack.get(0));
    long key = table.key(position);
    position.undo();
    store(key, DEPTH - 1, -70, -60, ~50, MOVE); // at least, for the other side
    assertThat(probesChildren(position, DEPTH, 50)).isFalse();
    workspace.deep.reset();
    store(key, DEPTH - 1, -40, -30, ~50, MOVE); // at most, for the other side
    assertThat(probesChildren(position, DEPTH, 50)).isTrue();
    assertThat(node.bestMove).isEqualTo(stack.get(0));
  }

  @Test
  void aMoveOfTheTableIsOfferedOnlyWhereItIsLegal() {
    Position position = WargamePositions.of(WargamePositions.START);
    position.legalMoves(stack);
    assertThat(table.legalMove(position, DEPTH)).isEqualTo(NONE);
    store(table.key(position), DEPTH, 0, 10, 5, stack.get(2));
    assertThat(table.legalMove(position, DEPTH)).isEqualTo(stack.get(2));
    position.play(stack.get(2));
    store(table.key(position), DEPTH, 0, 10, 5, stack.get(2));
    assertThat(table.legalMove(position, DEPTH)).isEqualTo(NONE);
  }
}
