package warlab.players.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.gridconflict.GridConflict;
import warlab.players.Contender;
import warlab.players.Decision;
import warlab.players.SearchReport;
import warlab.players.Untimed;
import warlab.players.WargamePositions;
import warlab.players.thicket.HintedThicketPosition;
import warlab.players.thicket.Thicket;
import warlab.players.thicket.ThicketHeuristic;
import warlab.players.thicket.ThicketPosition;

/** Speed never changes an experiment: alpha-beta decides what plain minimax decides. */
@Tag("long")
class MinimaxEqualityTest {
  private static final Game THICKET = new Thicket();
  private static final int THICKETS = 40;

  static List<Heuristic> heuristics() {
    return WargamePositions.heuristics();
  }

  /** Settings that change how alpha-beta searches but must not change what it finds. */
  static Stream<Contender> variants(Contender plain) {
    return Stream.of(
        plain,
        plain.with("aspiration", 0L),
        plain.with("aspiration", 1L),
        plain.with("tableBits", 4L),
        plain.with("deepening", false),
        plain.with("randomTraversal", true),
        plain.with("pruning", false),
        plain.with("nodes", 1L << 40));
  }

  @ParameterizedTest
  @MethodSource("heuristics")
  void decidesWhatMinimaxDecidesInMiddleGames(Heuristic heuristic) {
    for (Position position : WargamePositions.middleGames(300)) {
      for (long depth = 1; depth <= 4; depth++) {
        Contender minimax = Contender.minimax(WargamePositions.GAME, heuristic).depth(depth);
        Contender alphaBeta = Contender.alphaBeta(WargamePositions.GAME, heuristic).depth(depth);
        assertSameDecision(minimax.study(position, depth), alphaBeta, position, depth);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"shortened", "candidates"})
  void decidesWhatMinimaxDecidesAmongTheMovesOfAList(String moves) {
    Game game = new GridConflict();
    Heuristic heuristic = WargamePositions.heuristic("duel");
    Options rules = Options.defaults(game.options());
    Options small = Options.of(game.openingOptions(), Map.of("maxRows", 5L, "maxColumns", 5L));
    for (int seed = 0; seed < 10; seed++) {
      Position position = game.parse(game.proposeOpening(rules, small, seed), rules);
      Contender minimax = Contender.minimax(game, heuristic).depth(3).with("moves", moves);
      Contender alphaBeta = Contender.alphaBeta(game, heuristic).depth(3).with("moves", moves);
      assertSameDecision(minimax.study(position, seed), alphaBeta, position, seed);
    }
  }

  @ParameterizedTest
  @EnumSource
  void decidesWhatMinimaxDecidesWhereSidesMoveAgain(ThicketHeuristic heuristic) {
    for (int seed = 0; seed < THICKETS; seed++) {
      assertSameInThicket(new ThicketPosition(seed, ThicketPosition.NO_CAP, seed), heuristic);
      assertSameInThicket(new HintedThicketPosition(seed, 9, seed), heuristic);
    }
  }

  private static void assertSameInThicket(Position position, Heuristic heuristic) {
    for (long depth = 1; depth <= 6; depth++) {
      Contender minimax = Contender.minimax(THICKET, heuristic).depth(depth);
      Contender alphaBeta = Contender.alphaBeta(THICKET, heuristic).depth(depth);
      Decision expected = minimax.study(position, depth);
      assertSameDecision(expected, alphaBeta, position, depth);
      variants(alphaBeta).forEach(variant -> assertSameFindings(expected, variant, position));
      Decision half = minimax.with("moves", "half").study(position, depth);
      assertSameDecision(half, alphaBeta.with("moves", "half"), position, depth);
    }
  }

  @ParameterizedTest
  @EnumSource
  void decidesWhatMinimaxDecidesWhenDepthIsInTurns(ThicketHeuristic heuristic) {
    for (int seed = 0; seed < THICKETS; seed++) {
      Position position = new HintedThicketPosition(seed, 8, seed);
      for (long depth = 1; depth <= 3; depth++) {
        Contender minimax =
            Contender.minimax(THICKET, heuristic).depth(depth).with("depthIn", "turns");
        Contender alphaBeta =
            Contender.alphaBeta(THICKET, heuristic).depth(depth).with("depthIn", "turns");
        assertSameDecision(minimax.study(position, depth), alphaBeta, position, depth);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("heuristics")
  void findsTheSameWithEverySwitch(Heuristic heuristic) {
    for (Position position : WargamePositions.middleGames(20)) {
      Contender minimax = Contender.minimax(WargamePositions.GAME, heuristic).depth(3);
      Contender alphaBeta = Contender.alphaBeta(WargamePositions.GAME, heuristic).depth(3);
      Decision expected = minimax.study(position, 3);
      variants(alphaBeta).forEach(variant -> assertSameFindings(expected, variant, position));
    }
  }

  @Test
  void aGameSearchedMoveByMoveWithOneTableStaysExact() {
    Heuristic heuristic = WargamePositions.heuristic("e3e4");
    Contender alphaBeta = Contender.alphaBeta(WargamePositions.GAME, heuristic).depth(4);
    var seats = Contender.seats();
    var players = List.of(alphaBeta.sit(seats[0].begin(1)), alphaBeta.sit(seats[1].begin(2)));
    Position position = WargamePositions.opening(6, 3);
    while (!position.isOver() && position.movesPlayed() < 40) {
      Decision decision = players.get(position.sideToMove().index()).study(position.copy());
      SearchReport minimax =
          Contender.minimax(WargamePositions.GAME, heuristic).depth(4).search(position);
      assertThat(findings(Contender.reportOf(decision))).isEqualTo(findings(minimax));
      position.play(decision.move());
    }
  }

  private static void assertSameDecision(
      Decision expected, Contender alphaBeta, Position position, long seed) {
    Decision drawn = alphaBeta.choose(position, seed);
    Decision studied = alphaBeta.study(position, seed);
    Decision first = alphaBeta.with("ties", "first").choose(position, seed);
    SearchReport report = Contender.reportOf(studied);
    assertThat(findings(report)).isEqualTo(findings(Contender.reportOf(expected)));
    assertThat(drawn.move()).isEqualTo(expected.move());
    assertThat(Untimed.of(drawn)).isEqualTo(Untimed.of(studied).unexplained());
    assertThat(first.move()).isEqualTo(report.bestMoves().get(0));
    assertThat(report.principalVariation().get(0)).isEqualTo(drawn.move());
    assertThat(report.nodes())
        .isEqualTo(report.evals() + report.innerNodes() + report.tableHits())
        .isEqualTo(report.children() + report.searches());
    assertThat(report.evalsByDepth().total()).isEqualTo(report.evals());
  }

  private static void assertSameFindings(Decision expected, Contender variant, Position position) {
    assertThat(findings(variant.search(position)))
        .as("%s", variant.settings())
        .isEqualTo(findings(Contender.reportOf(expected)));
  }

  private static List<Object> findings(SearchReport report) {
    return List.of(report.score(), report.bestMoves());
  }
}
