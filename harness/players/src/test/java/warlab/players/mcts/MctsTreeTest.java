package warlab.players.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.SearchHints;
import warlab.games.SeededStream;
import warlab.games.tankwars.TankWarsGame;
import warlab.players.Contender;
import warlab.players.Seat;
import warlab.players.WargamePositions;
import warlab.players.thicket.Thicket;
import warlab.players.thicket.ThicketHeuristic;
import warlab.players.thicket.ThicketPosition;

class MctsTreeTest {
  private final MctsTree tree = new MctsTree();

  MctsTreeTest() {
    tree.reset();
  }

  @Test
  void aNewTreeIsARootWithoutChildren() {
    assertThat(tree.size()).isEqualTo(1);
    assertThat(children(MctsTree.ROOT)).isEmpty();
    assertThat(tree.mostVisited(MctsTree.ROOT)).isEqualTo(MctsTree.NONE);
  }

  @Test
  void theChildAddedLastComesFirst() {
    int first = tree.addChild(MctsTree.ROOT, 7);
    int second = tree.addChild(MctsTree.ROOT, 8);
    int below = tree.addChild(first, 8);
    assertThat(children(MctsTree.ROOT)).containsExactly(second, first);
    assertThat(children(first)).containsExactly(below);
    assertThat(tree.child(MctsTree.ROOT, 8)).isEqualTo(second);
    assertThat(tree.child(MctsTree.ROOT, 9)).isEqualTo(MctsTree.NONE);
    assertThat(tree.move(below)).isEqualTo(8);
  }

  @Test
  void rewardsAreAveragedOverVisits() {
    int child = tree.addChild(MctsTree.ROOT, 7);
    tree.record(child, 1);
    tree.record(child, 0);
    tree.record(child, 0.5);
    assertThat(tree.visits(child)).isEqualTo(3);
    assertThat(tree.mean(child)).isEqualTo(0.5);
    assertThat(tree.visits(MctsTree.ROOT)).isZero();
  }

  @Test
  void theFirstOfTheChildrenVisitedMostIsTaken() {
    int last = tree.addChild(MctsTree.ROOT, 1);
    int middle = tree.addChild(MctsTree.ROOT, 2);
    tree.addChild(MctsTree.ROOT, 3);
    tree.record(last, 0);
    tree.record(middle, 0);
    assertThat(tree.mostVisited(MctsTree.ROOT)).isEqualTo(middle);
  }

  @Test
  void whatWasKnownSurvivesGrowthAndNothingSurvivesAReset() {
    int child = tree.addChild(MctsTree.ROOT, 7);
    tree.record(child, 1);
    for (int move = 0; move < 5_000; move++) {
      tree.addChild(child, move);
    }
    assertThat(tree.mean(child)).isEqualTo(1);
    assertThat(children(child)).hasSize(5_000);
    tree.reset();
    int again = tree.addChild(MctsTree.ROOT, 7);
    assertThat(tree.visits(again)).isZero();
    assertThat(children(again)).isEmpty();
  }

  /** The last sample may be cut short between growing a node and recording what it found. */
  @ParameterizedTest
  @ValueSource(longs = {8, 20})
  void aSearchGrowsVisitedNodesOnlyAndNeverBeyondItsBound(long treeBits) {
    Position position = WargamePositions.of(WargamePositions.S2);
    search(
        Contender.mcts(WargamePositions.GAME, WargamePositions.heuristic("e2"))
            .with("nodes", 3_000L)
            .with("treeBits", treeBits),
        position);
    assertThat(tree.size()).isGreaterThan(100).isLessThanOrEqualTo(1 << treeBits);
    for (int node = 1; node < tree.size(); node++) {
      int below = children(node).stream().mapToInt(tree::visits).sum();
      if (tree.firstChild(node) != MctsTree.NONE) {
        assertThat(tree.visits(node)).isPositive();
      }
      assertThat(below).isLessThanOrEqualTo(Math.max(0, tree.visits(node) - 1));
    }
    int samples = children(MctsTree.ROOT).stream().mapToInt(tree::visits).sum();
    assertThat(samples).isEqualTo(tree.visits(MctsTree.ROOT));
  }

  @Test
  void inFogANodeCollectsTheMovesOfSeveralGuesses() {
    TankWarsGame game = new TankWarsGame();
    Position start = game.start(Options.defaults(game.options()));
    search(
        Contender.mcts(game, WargamePositions.heuristic("command")).with("nodes", 2_000L), start);
    for (int node = 0; node < tree.size(); node++) {
      assertThat(children(node).stream().map(tree::move)).doesNotHaveDuplicates();
    }
  }

  @Test
  void theScoreOfAMoveIsAskedForOnceWhenANodeGrows() {
    List<Integer> asked = new ArrayList<>();
    Position position = new Asked(4, 1, asked);
    MoveStack legal = new MoveStack();
    position.legalMoves(legal);
    assertThat(legal.size()).isGreaterThan(2);
    search(Contender.mcts(new Thicket(), ThicketHeuristic.LOPSIDED).with("nodes", 1L), position);
    assertThat(asked).hasSize(legal.size()).doesNotHaveDuplicates();
    List<Integer> scores = children(MctsTree.ROOT).stream().map(tree::move).map(Asked::of).toList();
    assertThat(scores).isSortedAccordingTo((one, other) -> other - one);
  }

  private void search(Contender contender, Position position) {
    Seat seat = new Seat(position.sideToMove()).begin(3);
    seat.keep(MctsTree.class, () -> tree);
    contender.sit(seat).choose(position);
  }

  private List<Integer> children(int node) {
    List<Integer> children = new ArrayList<>();
    for (int child = tree.firstChild(node);
        child != MctsTree.NONE;
        child = tree.nextSibling(child)) {
      children.add(child);
    }
    return children;
  }

  /** Remembers of which moves the score was asked for; copies give no hints. */
  private static final class Asked extends ThicketPosition implements SearchHints {
    private final List<Integer> asked;

    Asked(long seed, int place, List<Integer> asked) {
      super(seed, NO_CAP, place);
      this.asked = asked;
    }

    static int of(int move) {
      return Math.floorMod(SeededStream.derive(1, move), MAX_SCORE);
    }

    @Override
    public int orderingScore(int move) {
      asked.add(move);
      return of(move);
    }

    @Override
    public boolean isQuiet(int move) {
      return true;
    }
  }
}
