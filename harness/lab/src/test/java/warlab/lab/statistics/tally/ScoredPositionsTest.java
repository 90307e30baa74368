package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import warlab.games.Side;
import warlab.lab.record.MoveRecord;

class ScoredPositionsTest {

  private static List<MoveRecord> game(int moves) {
    return IntStream.range(0, moves)
        .mapToObj(ply -> new MoveRecord(0, ply, Side.FIRST, "A0 A1", ply, 1))
        .toList();
  }

  @Test
  void keepsEverythingWhileThereIsRoom() {
    ScoredPositions sample = new ScoredPositions();
    sample.add(game(3), Side.FIRST, 2);
    sample.add(game(2), Side.FIRST, 0);

    assertThat(sample.positions())
        .extracting(ScoredPositions.ScoredPosition::score)
        .containsExactly(0, 1, 2, 0, 1);
    assertThat(sample.isThinned()).isFalse();
    assertThat(sample.keptGames()).isEqualTo(2);
  }

  @Test
  void keepsGamesAtEqualDistancesWhenThereAreTooMany() {
    ScoredPositions sample = new ScoredPositions();
    List<MoveRecord> moves = game(1000);
    for (int game = 0; game < 333; game++) {
      sample.add(moves, Side.FIRST, 1);
    }

    int[] kept = sample.positions().stream().mapToInt(each -> each.game()).distinct().toArray();
    assertThat(sample.positions()).hasSizeLessThanOrEqualTo(ScoredPositions.MAX_POSITIONS);
    assertThat(kept).isEqualTo(IntStream.range(0, 42).map(i -> 8 * i).toArray());
    assertThat(sample.positions().stream().mapToInt(sample::place).distinct())
        .containsExactlyElementsOf(IntStream.range(0, 42).boxed().toList());
    assertThat(sample.keptGames()).isEqualTo(42);
    assertThat(sample.isThinned()).isTrue();
  }

  @Test
  void keepsAGameThatIsTooLongByItself() {
    ScoredPositions sample = new ScoredPositions();
    sample.add(game(ScoredPositions.MAX_POSITIONS + 10), Side.FIRST, 1);
    sample.add(game(5), Side.FIRST, 1);

    assertThat(sample.positions()).hasSize(ScoredPositions.MAX_POSITIONS + 10);
  }

  @Test
  void takesTheMovesOfItsSideThatHaveAScore() {
    ScoredPositions sample = new ScoredPositions();
    List<MoveRecord> moves =
        List.of(
            new MoveRecord(0, 0, Side.FIRST, "A0 A1", null, 1),
            new MoveRecord(0, 1, Side.SECOND, "A0 A1", 7, 1),
            new MoveRecord(0, 2, Side.FIRST, "A0 A1", 9, 1));
    sample.add(moves, Side.FIRST, 2);

    assertThat(sample.positions())
        .containsExactly(new ScoredPositions.ScoredPosition(0, 2, 9, (byte) 2));
  }
}
