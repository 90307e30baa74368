package warlab.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveStackTest {

  @Test
  void growsAsMovesArePushed() {
    MoveStack stack = new MoveStack();
    for (int move = 0; move < 1_000; move++) {
      stack.push(move);
    }

    assertThat(stack.size()).isEqualTo(1_000);
    for (int i = 0; i < 1_000; i++) {
      assertThat(stack.get(i)).isEqualTo(i);
    }
  }

  @Test
  void aGeneratorWritesIntoReservedRoom() {
    MoveStack stack = new MoveStack();
    stack.push(7);

    int[] moves = stack.reserve(500);
    assertThat(moves.length - stack.size()).isGreaterThanOrEqualTo(500);
    for (int i = 0; i < 500; i++) {
      moves[stack.size() + i] = i;
    }
    stack.extend(500);

    assertThat(stack.size()).isEqualTo(501);
    assertThat(stack.get(0)).isEqualTo(7);
    assertThat(stack.get(500)).isEqualTo(499);
    assertThat(stack.reserve(0)).isSameAs(moves);
  }

  @Test
  void pliesShareTheStack() {
    MoveStack stack = new MoveStack();
    stack.push(1);
    stack.push(2);
    int mine = stack.size();
    stack.push(3);
    stack.push(4);

    assertThat(stack.toArray(mine)).containsExactly(3, 4);
    stack.truncate(mine);
    assertThat(stack.toArray(0)).containsExactly(1, 2);
    stack.clear();
    assertThat(stack.size()).isZero();
  }

  @Test
  void movesAreSwappedAndReplaced() {
    MoveStack stack = new MoveStack();
    stack.push(1);
    stack.push(2);
    stack.push(3);

    stack.swap(0, 2);
    stack.set(1, 9);
    stack.swap(1, 1);

    assertThat(stack.toArray(0)).containsExactly(3, 9, 1);
  }
}
