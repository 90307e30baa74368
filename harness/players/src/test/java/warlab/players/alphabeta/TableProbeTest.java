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
  private static final int DEPTH = 4;
  private static final int MOVE = 77;
  private static final long KEY = 0x123456789abcdef0L;

  private final Workspace workspace = Workspace.at(new Seat(Side.FIRST));
  private final TableProbe table = probe(false);

  private TableProbe probe(boolean deeperHits) {
    SearchSettings settings =
        new SearchSettings(
            ThicketHeuristic.LOPSIDED, SearchLimits.ofDepth(9), 0, false, TieRule.FIRST);
    return new TableProbe(workspace, deeperHits, settings);
  }

  @BeforeEach
  void begin() {
    workspace.fitTables(10);
    workspace.meter.begin(SearchLimits.ofDepth(9));
    table.begin(Side.FIRST);
  }

  @Test
  void whatWasNeverSeenIsNotAnswered() {
    assertThat(table.probe(KEY, DEPTH, -9, 9)).isFalse();
    assertThat(table.move()).isEqualTo(NONE);
  }

  @Test
  void aScoreInsideItsWindowAnswersEveryWindow() {
    table.store(KEY, DEPTH, 0, 10, 5, MOVE);
    assertThat(table.probe(KEY, DEPTH, 100, 101)).isTrue();
    assertThat(table.probe(KEY, DEPTH, -101, -100)).isTrue();
    assertThat(table.score()).isEqualTo(5);
  }

  @Test
  void aScoreThatReachedBetaAnswersOnlyWindowsBelowIt() {
    table.store(KEY, DEPTH, 0, 10, 12, MOVE);
    assertThat(table.probe(KEY, DEPTH, 11, 12)).isTrue();
    assertThat(table.probe(KEY, DEPTH, 12, 13)).isFalse();
  }

  @Test
  void aScoreThatStayedAtAlphaAnswersOnlyWindowsAboveIt() {
    table.store(KEY, DEPTH, 0, 10, -3, MOVE);
    assertThat(table.probe(KEY, DEPTH, -3, -2)).isTrue();
    assertThat(table.probe(KEY, DEPTH, -4, -3)).isFalse();
  }

  @Test
  void anEntryOfAnotherDepthOnlyProposesItsMove() {
    table.store(KEY, DEPTH, 0, 10, 5, MOVE);
    for (int depth : new int[] {DEPTH - 1, DEPTH + 1}) {
      assertThat(table.probe(KEY, depth, 0, 10)).isFalse();
      assertThat(table.move()).isEqualTo(MOVE);
    }
  }

  @Test
  void aDeeperEntryAnswersWhereThatIsAllowed() {
    TableProbe loose = probe(true);
    loose.store(KEY, DEPTH, 0, 10, 5, MOVE);
    assertThat(loose.probe(KEY, DEPTH - 1, 0, 10)).isTrue();
    assertThat(loose.probe(KEY, DEPTH + 1, 0, 10)).isFalse();
  }

  @Test
  void whatWasJustAboveTheLeavesProposesItsMoveTwoPliesDeeper() {
    table.store(KEY, 1, 0, 10, 5, MOVE);
    assertThat(table.probe(KEY, 3, 0, 10)).isFalse();
    assertThat(table.move()).isEqualTo(MOVE);
    assertThat(table.probe(KEY, 2, 0, 10)).isFalse();
    assertThat(table.move()).isEqualTo(NONE);
  }

  @Test
  void nothingIsTakenDownAfterALimitStoppedTheSearch() {
    workspace.meter.begin(new SearchLimits(9, 0, Long.MAX_VALUE, 0));
    assertThat(workspace.meter.visit()).isFalse();
    table.store(KEY, DEPTH, 0, 10, 5, MOVE);
    assertThat(table.probe(KEY, DEPTH, 0, 10)).isFalse();
  }

  @Test
  void keysTellRootSidesAndTheNumberOfMovesPlayedApart() {
    Position position = new ThicketPosition(1, ThicketPosition.NO_CAP, 0);
    long key = table.key(position);
    table.begin(Side.SECOND);
    assertThat(table.key(position)).isNotEqualTo(key);
  }

  /** In a thicket either side may move next, so both ways a score passes up are met. */
  @Test
  void aChildKnownToReachBetaInTheMoversViewCutsItsParent() {
    boolean[] met = new boolean[2];
    for (int place = 0; place < 40; place++) {
      Position position = new ThicketPosition(3, ThicketPosition.NO_CAP, place);
      Side mover = position.sideToMove();
      MoveStack stack = new MoveStack();
      stack.push(NONE); // what a node above left there
      int count = position.legalMoves(stack);
      int last = stack.get(count);
      position.play(last);
      boolean again = position.sideToMove() == mover;
      long key = table.key(position);
      position.undo();
      met[again ? 1 : 0] = true;

      int score = again ? 20 : ~20;
      table.store(key, DEPTH - 1, score - 1, score + 1, score, MOVE);

      assertThat(table.probeChildren(position, mover, DEPTH, 20, stack, 1)).isTrue();
      assertThat(table.score()).isEqualTo(20);
      assertThat(table.probeChildren(position, mover, DEPTH, 21, stack, 1)).isFalse();
      assertThat(table.probeChildren(position, mover, DEPTH + 1, 20, stack, 1)).isFalse();
      workspace.deep.reset();
    }
    assertThat(met).containsOnly(true);
  }

  @Test
  void aChildsBoundOnTheWrongSideDoesNotCut() {
    Position position = WargamePositions.of(WargamePositions.START);
    Side mover = position.sideToMove();
    MoveStack stack = new MoveStack();
    position.legalMoves(stack);
    position.play(stack.get(0));
    long key = table.key(position);
    position.undo();
    table.store(key, DEPTH - 1, -70, -60, ~50, MOVE); // at least, for the other side
    assertThat(table.probeChildren(position, mover, DEPTH, 50, stack, 0)).isFalse();
    workspace.deep.reset();
    table.store(key, DEPTH - 1, -40, -30, ~50, MOVE); // at most, for the other side
    assertThat(table.probeChildren(position, mover, DEPTH, 50, stack, 0)).isTrue();
    assertThat(table.move()).isEqualTo(stack.get(0));
  }

  @Test
  void aMoveOfTheTableIsOfferedOnlyWhereItIsLegal() {
    Position position = WargamePositions.of(WargamePositions.START);
    MoveStack stack = new MoveStack();
    position.legalMoves(stack);
    assertThat(table.legalMove(position, DEPTH)).isEqualTo(NONE);
    table.store(table.key(position), DEPTH, 0, 10, 5, stack.get(2));
    assertThat(table.legalMove(position, DEPTH)).isEqualTo(stack.get(2));
    position.play(stack.get(2));
    table.store(table.key(position), DEPTH, 0, 10, 5, stack.get(2));
    assertThat(table.legalMove(position, DEPTH)).isEqualTo(NONE);
  }
}
