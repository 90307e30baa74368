package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import warlab.games.MoveStack;
import warlab.games.Options;

/** Random sensible openings. */
class WargameOpeningTest {

  @Test
  void theSameSeedGivesTheSameOpening() {
    assertThat(opening(6, 100, 1)).isEqualTo(opening(6, 100, 1));
  }

  @Test
  void seedsGiveManyOpeningsOfTheLengthAskedFor() {
    Set<String> openings = new HashSet<>();
    for (long seed = 0; seed < 1_000; seed++) {
      WargamePosition position = Texts.position(opening(6, 100, seed));
      assertThat(position.isOver()).isFalse();
      assertThat(position.movesPlayed()).isEqualTo(6);
      openings.add(Texts.line(position));
    }
    assertThat(openings).hasSizeGreaterThan(800);
  }

  @Test
  void fourPliesReachAllPositionsWithoutSelfDestructionAndNoOthers() {
    Set<String> reachable = new HashSet<>();
    collect(Texts.position(Texts.START), 4, reachable);
    Set<String> openings = new HashSet<>();
    for (long seed = 0; seed < 20_000; seed++) {
      openings.add(opening(4, 100, seed));
    }
    assertThat(reachable).hasSize(722);
    assertThat(openings).isEqualTo(reachable);
  }

  private static void collect(WargamePosition position, int plies, Set<String> lines) {
    if (plies == 0) {
      lines.add(Texts.line(position));
      return;
    }
    MoveStack moves = new MoveStack();
    position.legalMoves(moves);
    for (int move : moves.toArray(0)) {
      if (!WargameMove.isSelfDestruct(move)) {
        position.play(move);
        collect(position, plies - 1, lines);
        position.undo();
      }
    }
  }

  @Test
  void longOpeningsNeverEndTheGame() {
    for (long seed = 0; seed < 500; seed++) {
      assertThat(Texts.position(opening(99, 100, seed)).isOver()).isFalse();
    }
  }

  @Test
  void anOpeningStaysBelowTheCap() {
    assertThat(opening(6, 3, 5)).endsWith(" a 2 3");
    assertThat(opening(6, 0, 5)).endsWith(" a 0 0");
    assertThat(opening(0, 100, 5)).isEqualTo(Texts.START);
  }

  private static String opening(long plies, long cap, long seed) {
    return Texts.GAME.proposeOpening(
        Options.of(Texts.GAME.options(), Map.of("cap", cap)),
        Options.of(Texts.GAME.openingOptions(), Map.of("plies", plies)),
        seed);
  }
}
