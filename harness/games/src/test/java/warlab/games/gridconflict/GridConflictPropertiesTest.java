package warlab.games.gridconflict;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.SearchHints;
import warlab.games.SeededStream;

/** What must hold in every position, over seeded random play on boards of every size. */
class GridConflictPropertiesTest {
  private static final int PLIES = 100_000;
  private static final int GAMES = 10_000;

  private final MoveStack stack = new MoveStack();
  private final GridConflict game = new GridConflict();
  private final Options options = Options.defaults(game.options());

  private int randomAction(GridConflictPosition position, SeededStream stream) {
    stack.clear();
    int count = position.legalMoves(stack);
    return stack.get(stream.nextInt(count));
  }

  @Test
  void undoRestoresPositionAndKey() {
    SeededStream stream = new SeededStream(11);
    int plies = 0;
    while (plies < PLIES) {
      GridConflictPosition position = Positions.read(RandomPositions.text(stream));
      String before = game.notation().position(position);
      long key = position.key();
      int length = 0;
      while (!position.isOver() && length < 30) {
        position.play(randomAction(position, stream));
        length++;
      }
      plies += length;
      for (int i = 0; i < length; i++) {
        position.undo();
      }
      assertThat(game.notation().position(position)).isEqualTo(before);
      assertThat(position.key()).isEqualTo(key);
    }
  }

  @Test
  void keyAndTextFollowEveryActionAndItsUndo() {
    SeededStream stream = new SeededStream(12);
    for (int plies = 0; plies < PLIES / 10; ) {
      GridConflictPosition position = Positions.read(RandomPositions.text(stream));
      while (!position.isOver()) {
        int action = randomAction(position, stream);
        String before = game.notation().position(position);
        long key = position.key();
        position.play(action);
        position.undo();
        assertThat(position.key()).isEqualTo(key);
        assertThat(game.notation().position(position)).isEqualTo(before);
        position.play(action);
        String after = game.notation().position(position);
        assertThat(position.key()).isNotEqualTo(key);
        assertThat(game.parse(after, options).key()).isEqualTo(position.key());
        plies++;
      }
    }
  }

  @Test
  void everyGameEndsAndRoundTripsThroughTheFile() {
    SeededStream stream = new SeededStream(13);
    for (int i = 0; i < GAMES; i++) {
      GridConflictPosition position = Positions.read(RandomPositions.text(stream));
      position.keepHistory(false);
      while (!position.isOver()) {
        position.play(randomAction(position, stream));
      }
      String written = StateFile.write(position);
      GridConflictPosition read =
          StateFile.read(written, position.roundsCompleted(), position.roundLimit());
      assertThat(read.key()).isEqualTo(position.key());
      assertThat(read.isOver()).isTrue();
      assertThat(read.outcome()).isEqualTo(position.outcome());
      assertThat(StateFile.write(read)).isEqualTo(written);
    }
  }

  @Test
  void copiesAreEqualAndIndependentWithAndWithoutHistory() {
    SeededStream stream = new SeededStream(14);
    GridConflictPosition copy = Positions.load("gc-d-52x99-wide.txt");
    for (int i = 0; i < 300; i++) {
      GridConflictPosition position = Positions.read(RandomPositions.text(stream));
      copy.copyFrom(position);
      copy.keepHistory(i % 2 == 0);
      while (!position.isOver()) {
        assertThat(Positions.legalActions(copy)).isEqualTo(Positions.legalActions(position));
        int action = randomAction(position, stream);
        long key = position.key();
        copy.play(action);
        assertThat(position.key()).isEqualTo(key);
        position.play(action);
        assertThat(copy.key()).isEqualTo(position.key());
      }
      assertThat(game.notation().position(position.copy()))
          .isEqualTo(game.notation().position(copy));
    }
  }

  @Test
  void anActionIsListedExactlyWhenNoRuleForbidsIt() {
    SeededStream stream = new SeededStream(15);
    for (int i = 0; i < 200; i++) {
      GridConflictPosition position = Positions.read(RandomPositions.text(stream));
      for (int played = 0; played < 3 && !position.isOver(); played++) {
        stack.clear();
        position.legalMoves(stack);
        assertThat(stack.toArray(0)).isSorted().isEqualTo(permittedActions(position));
        assertThat(stack.size()).isBetween(1, position.maxMoves());
        position.play(stack.get(stream.nextInt(stack.size())));
      }
    }
  }

  private static int[] permittedActions(GridConflictPosition position) {
    MoveStack permitted = new MoveStack();
    for (int kind : new int[] {Action.attack(0), Action.move(0), Action.pass()}) {
      for (int cell = 0; cell < Cell.COUNT; cell++) {
        if (position.whyIllegal(kind | cell) == null) {
          permitted.push(kind | cell);
        }
      }
    }
    return permitted.toArray(0);
  }

  @Test
  void narrowerListsAreLegalDistinctAndPromisesInRange() {
    SeededStream stream = new SeededStream(16);
    for (int i = 0; i < 300; i++) {
      GridConflictPosition position = Positions.read(RandomPositions.text(stream));
      while (!position.isOver()) {
        for (int list = 1; list < game.moveLists().size(); list++) {
          MoveStack listed = new MoveStack();
          assertThat(position.listedMoves(list, listed)).isPositive().isEqualTo(listed.size());
          assertThat(listed.toArray(0)).doesNotHaveDuplicates();
          for (int action : listed.toArray(0)) {
            assertThat(position.whyIllegal(action)).isNull();
            assertThat(position.promise(action)).isBetween(0, SearchHints.MAX_PROMISE);
          }
        }
        position.play(randomAction(position, stream));
      }
      MoveStack none = new MoveStack();
      assertThat(position.listedMoves(2, none)).isZero();
    }
  }

  @Test
  void playingAndTakingBackAllocatesNothing() {
    GridConflictPosition position = Positions.load("gc-d-52x99-wide.txt");
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    walk(position);
    long before = threads.getCurrentThreadAllocatedBytes();
    walk(position);
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(allocated).isLessThan(1000);
  }

  private void walk(GridConflictPosition position) {
    stack.clear();
    int actions = position.legalMoves(stack);
    for (int i = 0; i < actions; i++) {
      position.play(stack.get(i));
      if (!position.isOver()) {
        int replies = position.legalMoves(stack);
        for (int reply = 0; reply < replies; reply++) {
          position.play(stack.get(actions + reply));
          position.undo();
        }
      }
      stack.truncate(actions);
      position.undo();
    }
  }
}
