package warlab.games.gridconflict;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashSet;
import java.util.Set;
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
  void everythingThatAffectsTheFutureIsInTheKey() {
    String text =
        "2 3 A; 9 1 0 3 4; 8 2 5 6 7; 1; 1 2 3 4; A A1 B B3 o0 A2 m B1; rounds 2/10 actions 5";
    String[] others = {
      text.replace("2 3 A", "2 4 A"),
      text.replace("2 3 A", "3 3 A"),
      text.replace("2 3 A", "2 3 B"),
      text.replace("9 1 0 3 4", "10 1 0 3 4"),
      text.replace("9 1 0 3 4", "9 2 0 3 4"),
      text.replace("9 1 0 3 4", "9 1 1 3 4"),
      text.replace("9 1 0 3 4", "9 1 0 4 4"),
      text.replace("9 1 0 3 4", "9 1 0 3 5"),
      text.replace("8 2 5 6 7", "9 2 5 6 7"),
      text.replace("8 2 5 6 7", "8 3 5 6 7"),
      text.replace("8 2 5 6 7", "8 2 6 6 7"),
      text.replace("8 2 5 6 7", "8 2 5 7 7"),
      text.replace("8 2 5 6 7", "8 2 5 6 8"),
      text.replace("1 2 3 4", "2 2 3 4"),
      text.replace("1 2 3 4", "1 3 3 4"),
      text.replace("1 2 3 4", "1 2 4 4"),
      text.replace("1 2 3 4", "1 2 3 5"),
      text.replace("A A1", "A A3"),
      text.replace("B B3", "B A3"),
      text.replace("o0 A2", "o0 A3"),
      text.replace(" o0 A2", ""),
      text.replace("m B1", "m B2"),
      text.replace(" m B1", ""),
      text.replace("2/10", "3/10"),
      text.replace("2/10", "2/11")
    };
    Set<Long> keys = new HashSet<>();
    keys.add(game.parse(text, options).key());
    for (String other : others) {
      assertThat(keys.add(game.parse(other, options).key())).as(other).isTrue();
    }
  }

  @Test
  void actionsPlayedBeforeAreNotInTheKey() {
    String text = "2 3 A; 9 1 0 3 4; 8 2 5 6 7; 0; A A1 B B3; rounds 2/10 actions ";
    assertThat(game.parse(text + 5, options).key()).isEqualTo(game.parse(text + 6, options).key());
  }

  @Test
  void historyMayBeSwitchedInTheMiddleOfAGame() {
    SeededStream stream = new SeededStream(17);
    for (int i = 0; i < 300; i++) {
      GridConflictPosition position = Positions.read(RandomPositions.text(stream));
      for (int played = 0; !position.isOver(); played++) {
        int action = randomAction(position, stream);
        String before = game.notation().position(position);
        position.keepHistory(played % 3 > 0);
        assertThat(game.notation().position(position)).isEqualTo(before);
        position.play(action);
        if (played % 3 > 0) {
          position.undo();
          assertThat(game.notation().position(position)).isEqualTo(before);
          position.play(action);
        }
      }
    }
  }

  @Test
  void listsSayHowManyActionsTheyPushed() {
    GridConflictPosition position = Positions.load("gc-c-11x11-columns.txt");
    stack.clear();
    int first = position.legalMoves(stack);
    assertThat(first).isEqualTo(stack.size());
    int second = position.legalMoves(stack);
    assertThat(second).isEqualTo(first).isEqualTo(stack.size() - first);
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
            assertThat(position.orderingScore(action)).isBetween(0, SearchHints.MAX_SCORE);
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
