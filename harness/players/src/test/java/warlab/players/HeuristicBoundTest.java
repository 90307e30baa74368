package warlab.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.Side;

/** What searches make of a heuristic that leaves its bound. */
class HeuristicBoundTest {
  private static final Heuristic E2 = WargamePositions.heuristic("e2");

  @Test
  void everySearchCutsItsScoresAlikeAndSaysSo() {
    for (Position position : WargamePositions.middleGames(20)) {
      for (Contender contender : contenders(new Immodest())) {
        SearchReport report = Contender.reportOf(contender.choose(position, 1));
        assertThat(Scores.isDecided(report.score())).as(contender.factory().id()).isFalse();
        assertThat(report.clamped()).isTrue();
      }
      for (Contender contender : contenders(E2)) {
        assertThat(Contender.reportOf(contender.choose(position, 1)).clamped()).isFalse();
      }
    }
  }

  /** Close to the last move nothing can be told of two moves; the mark for that is no score. */
  @Test
  void modestHeuristicsAreNeverCut() {
    for (int left = 1; left <= 6; left++) {
      Position position =
          WargamePositions.of(WargamePositions.START.replace("0 100", 100 - left + " 100"));
      for (long depth = 2; depth <= 4; depth++) {
        Decision decision =
            Contender.alphaBeta(WargamePositions.GAME, E2).depth(depth).choose(position, 1);
        assertThat(Contender.reportOf(decision).clamped()).isFalse();
      }
    }
  }

  @Test
  void alphaBetaStillDecidesWhatMinimaxDecides() {
    for (Position position : WargamePositions.middleGames(100)) {
      for (long depth = 1; depth <= 3; depth++) {
        Heuristic immodest = new Immodest();
        Decision plain =
            Contender.minimax(WargamePositions.GAME, immodest).depth(depth).choose(position, 1);
        Decision fast =
            Contender.alphaBeta(WargamePositions.GAME, immodest).depth(depth).choose(position, 1);
        assertThat(fast.move()).isEqualTo(plain.move());
        assertThat(Contender.reportOf(fast).score()).isEqualTo(Contender.reportOf(plain).score());
      }
    }
  }

  private static List<Contender> contenders(Heuristic heuristic) {
    return List.of(
        Contender.alphaBeta(WargamePositions.GAME, heuristic).depth(1),
        Contender.alphaBeta(WargamePositions.GAME, heuristic).depth(2),
        Contender.alphaBeta(WargamePositions.GAME, heuristic)
            .depth(2)
            .with("randomTraversal", true),
        Contender.minimax(WargamePositions.GAME, heuristic).depth(2),
        Contender.greedy(WargamePositions.GAME, heuristic),
        Contender.mcts(WargamePositions.GAME, heuristic).with("nodes", 200L));
  }

  /** Takes whoever is ahead for the winner. */
  private static final class Immodest implements Heuristic {
    @Override
    public int evaluate(Position position, Side view) {
      return E2.evaluate(position, view) < 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    }

    @Override
    public String id() {
      return "immodest";
    }

    @Override
    public String help() {
      return "knows it all";
    }

    @Override
    public String game() {
      return E2.game();
    }
  }
}
