package warlab.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.StringJoiner;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.wargame.Cells;

/**
 * Exchanging rows and columns changes nothing in AI Wargame, so players that draw ties by lot must
 * do as well in the mirror image of an opening.
 */
class MirrorTest {
  private static final int OPENINGS = 2_000;
  private static final Pattern CELL = Pattern.compile("\\.|[ad][AVTFP]\\d");

  @Test
  void theAttackerWinsAsOftenInMirrorImages() {
    Contender player =
        Contender.alphaBeta(WargamePositions.GAME, WargamePositions.heuristic("e2")).depth(2);
    Seat[] seats = Contender.seats();
    int wins = 0;
    int mirroredWins = 0;
    for (int i = 0; i < OPENINGS; i++) {
      String line = WargamePositions.GAME.notation().position(WargamePositions.opening(6, i));
      wins += attackerWins(player, line, seats, 2L * i);
      mirroredWins += attackerWins(player, mirrored(line), seats, 2L * i + 1);
    }
    double rate = (double) wins / OPENINGS;
    double standardError = Math.sqrt(2 * rate * (1 - rate) / OPENINGS);
    assertThat((double) mirroredWins / OPENINGS).isCloseTo(rate, within(3 * standardError));
  }

  private static int attackerWins(Contender player, String line, Seat[] seats, long seed) {
    Position end = Contender.play(WargamePositions.of(line), player, player, seats, seed);
    return end.outcome() == Outcome.FIRST_WINS ? 1 : 0;
  }

  /** The position line with rows and columns exchanged. */
  private static String mirrored(String line) {
    int end = line.indexOf(' ');
    List<String> cells =
        CELL.matcher(line.substring(0, end)).results().map(MatchResult::group).toList();
    StringJoiner rows = new StringJoiner("/");
    for (int row = 0; row < Cells.SIZE; row++) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < Cells.SIZE; column++) {
        text.append(cells.get(Cells.at(column, row)));
      }
      rows.add(text);
    }
    return rows + line.substring(end);
  }
}
