package warlab.players.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.players.MoveLine;
import warlab.players.WargamePositions;

class RootMovesTest {
  private final Position position = WargamePositions.of(WargamePositions.START);
  private final RootMoves root = new RootMoves();
  private final MoveLine legal;

  RootMovesTest() {
    MoveStack stack = new MoveStack();
    position.legalMoves(stack);
    legal = MoveLine.of(stack.toArray(0));
    root.load(position, 0, new MoveStack());
  }

  @Test
  void allMovesTieUntilSomethingIsSearched() {
    assertThat(root.depth()).isZero();
    assertThat(root.best()).isEqualTo(legal);
  }

  @Test
  void aNewLeaderStandsAlone() {
    root.lead(0, 10, 1);
    root.tie(3);
    root.lead(5, 11, 1);
    assertThat(root.best()).isEqualTo(MoveLine.of(legal.get(5)));
    assertThat(root.score()).isEqualTo(11);
  }

  @Test
  void theNextIterationBeginsWithTheLeaderThenTiesThenEffort() {
    root.lead(4, 10, 1);
    root.tie(6);
    root.tie(1);
    for (int i = 0; i < root.size(); i++) {
      root.spend(i, 10L * i);
    }
    root.reorder();
    assertThat(root.move(0)).isEqualTo(legal.get(4));
    assertThat(root.move(1)).isEqualTo(legal.get(6));
    assertThat(root.move(2)).isEqualTo(legal.get(1));
    assertThat(root.move(3)).isEqualTo(legal.get(root.size() - 1));
  }

  @Test
  void bestMovesStayInCanonicalOrder() {
    root.lead(4, 10, 1);
    root.tie(6);
    root.tie(1);
    root.reorder();
    assertThat(root.best()).isEqualTo(MoveLine.of(legal.get(1), legal.get(4), legal.get(6)));
  }
}
