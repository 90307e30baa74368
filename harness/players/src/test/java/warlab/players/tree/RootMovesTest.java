package warlab.players.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.SeededStream;
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
    root.drawRanks(TieRule.FIRST, new SeededStream(1));
  }

  @Test
  void allMovesTieUntilSomethingIsSearched() {
    assertThat(root.depth()).isZero();
    assertThat(root.bestMoves()).isEqualTo(legal);
  }

  @Test
  void aNewLeaderStandsAlone() {
    root.setLeader(0, 10, 1);
    root.setTied(3, true);
    root.setLeader(5, 11, 1);
    assertThat(root.bestMoves()).isEqualTo(MoveLine.of(legal.get(5)));
    assertThat(root.leader()).isEqualTo(legal.get(5));
    assertThat(root.score()).isEqualTo(11);
  }

  @Test
  void theNextIterationBeginsWithTiesByRankThenEffort() {
    tieSome();
    for (int i = 0; i < root.size(); i++) {
      root.setEffort(i, 10L * i);
    }
    root.reorder();
    assertThat(root.move(0)).isEqualTo(legal.get(1));
    assertThat(root.move(1)).isEqualTo(legal.get(4));
    assertThat(root.move(2)).isEqualTo(legal.get(6));
    assertThat(root.move(3)).isEqualTo(legal.get(root.size() - 1));
  }

  @Test
  void theFirstIterationBeginsWithTheGreatestGuess() {
    root.setEffort(7, 3);
    root.reorder();
    assertThat(root.move(0)).isEqualTo(legal.get(7));
    assertThat(root.move(1)).isEqualTo(legal.get(0));
  }

  @Test
  void bestMovesStayInCanonicalOrder() {
    tieSome();
    root.reorder();
    assertThat(root.bestMoves()).isEqualTo(MoveLine.of(legal.get(1), legal.get(4), legal.get(6)));
  }

  @Test
  void theFirstOfTheBestLeadsWhenTheRuleSaysSo() {
    tieSome();
    assertThat(root.leader()).isEqualTo(legal.get(1));
  }

  @Test
  void everyOneOfTheBestLeadsEquallyOftenByRandomRanks() {
    Map<Integer, Integer> led = new HashMap<>();
    SeededStream stream = new SeededStream(5);
    for (int game = 0; game < 3_000; game++) {
      root.load(position, 0, new MoveStack());
      root.drawRanks(TieRule.RANDOM, stream);
      tieSome();
      led.merge(root.leader(), 1, Integer::sum);
    }
    assertThat(led).containsOnlyKeys(legal.get(1), legal.get(4), legal.get(6));
    // A uniform draw strays this far from 1,000 once in 5,000 times.
    assertThat(led.values()).allSatisfy(times -> assertThat(times).isBetween(900, 1_100));
  }

  @Test
  void oneMoveIsNoDrawButCostsTheStreamTheSame() {
    SeededStream one = new SeededStream(5);
    SeededStream two = new SeededStream(5);
    TieRule.RANDOM.draw(1, one);
    TieRule.FIRST.draw(2, one);
    TieRule.RANDOM.draw(2, two);
    assertThat(one.hasDrawn()).isFalse();
    assertThat(two.hasDrawn()).isTrue();
    assertThat(one.nextLong()).isEqualTo(two.nextLong());
  }

  private void tieSome() {
    root.setLeader(4, 10, 1);
    root.addEqual(6);
    root.addEqual(1);
  }
}
