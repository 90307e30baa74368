package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.Outcome;
import warlab.games.SeededStream;

/** Long seeded random play from the start and from random positions, against {@link PlainRules}. */
class WargameRandomPlayTest {
  private static final int PLIES = 100_000;

  private final SeededStream stream = new SeededStream(472);
  private final RandomPositions positions = new RandomPositions(2023);

  @Test
  void everyPlyAgreesWithThePlainRulesAndIsTakenBackWhole() {
    WargamePosition position = Texts.position(Texts.START);
    for (int ply = 0; ply < PLIES; ply++) {
      if (position.isOver()) {
        position = Texts.position(stream.nextInt(2) == 0 ? Texts.START : positions.next());
      }
      playAndCheck(position);
    }
  }

  private void playAndCheck(WargamePosition position) {
    String before = Texts.line(position);
    long key = position.key();
    PlainRules plain = new PlainRules(before);
    List<String> moves = Texts.legalMoves(position);
    assertThat(moves).as(before).isEqualTo(plain.legalMoves());
    int own = Integer.bitCount(position.board().units(position.sideToMove()));
    assertThat(moves).hasSizeBetween(own, 5 * own);
    assertThat(moves.size()).isLessThanOrEqualTo(position.maxMoves());
    int units = Integer.bitCount(position.board().occupied());

    String move = choose(moves);
    position.play(Texts.move(position, move));
    plain.play(move);

    String after = plain.line();
    checkAgainst(position, plain, before + " " + move);
    assertThat(Integer.bitCount(position.board().occupied())).isLessThanOrEqualTo(units);
    long keyAfter = position.key();
    assertThat(keyAfter).as(after).isEqualTo(Texts.position(after).key()).isNotEqualTo(key);

    position.undo();
    assertThat(Texts.line(position)).isEqualTo(before);
    assertThat(position.key()).isEqualTo(key);
    position.play(Texts.move(position, move));
    assertThat(position.key()).isEqualTo(keyAfter);
  }

  private static void checkAgainst(WargamePosition position, PlainRules plain, String what) {
    assertThat(Texts.line(position)).as(what).isEqualTo(plain.line());
    assertThat(position.isOver()).as(what).isEqualTo(plain.winner() != '.');
    if (position.isOver()) {
      assertThat(position.outcome() == Outcome.FIRST_WINS).isEqualTo(plain.winner() == 'a');
    }
  }

  /** Any move, but self-destruction only now and then, or games would be over in ten moves. */
  private String choose(List<String> moves) {
    String move = moves.get(stream.nextInt(moves.size()));
    boolean blast = move.startsWith(move.substring(3));
    return blast && stream.nextInt(8) != 0 ? moves.get(stream.nextInt(moves.size())) : move;
  }
}
