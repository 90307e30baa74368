package warlab.games.tankwars.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BoardTest {
  private final Board board = Board.of(21, 13);

  @Test
  void tileIdsAreTheScanOrder() {
    assertThat(board.tile(0, 0)).isZero();
    assertThat(board.tile(0, 12)).isEqualTo(12);
    assertThat(board.tile(1, 0)).isEqualTo(13);
    assertThat(board.column(13)).isEqualTo(1);
    assertThat(board.row(13)).isZero();
  }

  @Test
  void neighboursOfAnEvenRowGoClockwiseFromTheUpperLeft() {
    assertThat(neighbours(5, 4)).isEqualTo(tiles(4, 3, 5, 3, 6, 4, 5, 5, 4, 5, 4, 4));
  }

  @Test
  void neighboursOfAnOddRowAreShiftedToTheRight() {
    assertThat(neighbours(5, 5)).isEqualTo(tiles(5, 4, 6, 4, 6, 5, 6, 6, 5, 6, 4, 5));
  }

  @Test
  void neighboursOffTheBoardAreLeftOut() {
    assertThat(neighbours(0, 0)).isEqualTo(tiles(1, 0, 0, 1));
    assertThat(neighbours(20, 11)).isEqualTo(tiles(20, 10, 20, 12, 19, 11));
  }

  @Test
  void distanceIsTheNumberOfStepsForAllPairs() {
    for (int start = 0; start < board.tiles(); start++) {
      int[] steps = walkFrom(start);
      for (int tile = 0; tile < board.tiles(); tile++) {
        assertThat(board.distance(start, tile)).isEqualTo(steps[tile]);
      }
    }
  }

  @Test
  void nearListsEveryTileInRangeNearestFirst() {
    int tile = board.tile(10, 6);
    for (int range = 1; range <= Board.MAX_REACH; range++) {
      assertThat(board.nearCount(tile, range)).isEqualTo(3 * range * (range + 1));
    }
    for (int i = 1; i < board.nearCount(tile, Board.MAX_REACH); i++) {
      int before = board.near(tile, i - 1);
      int near = board.near(tile, i);
      int order = Integer.compare(board.distance(tile, before), board.distance(tile, near));
      assertThat(order < 0 || (order == 0 && before < near)).isTrue();
    }
  }

  @Test
  void halfTurnKeepsDistancesWithAnEvenNumberOfRowsAndReversesIds() {
    Board even = Board.of(15, 8);
    for (int a = 0; a < even.tiles(); a++) {
      for (int b = 0; b < even.tiles(); b++) {
        int turned = even.distance(even.halfTurn(a), even.halfTurn(b));
        assertThat(turned).isEqualTo(even.distance(a, b));
      }
    }
    assertThat(even.halfTurn(even.tile(2, 1))).isEqualTo(even.tile(12, 6));
  }

  @Test
  void flipKeepsDistancesWithAnOddNumberOfRows() {
    for (int a = 0; a < board.tiles(); a += 5) {
      for (int b = 0; b < board.tiles(); b++) {
        assertThat(board.distance(board.flip(a), board.flip(b))).isEqualTo(board.distance(a, b));
      }
    }
  }

  @Test
  void everySizeUpToTheLimitsFits() {
    assertThat(Board.fits(1, 1)).isTrue();
    assertThat(Board.fits(64, 16)).isTrue();
    assertThat(Board.fits(16, 64)).isTrue();
  }

  @Test
  void theBoardEndsAtItsSides() {
    assertThat(board.has(0, 0)).isTrue();
    assertThat(board.has(20, 12)).isTrue();
    assertThat(board.has(-1, 0)).isFalse();
    assertThat(board.has(0, -1)).isFalse();
    assertThat(board.has(21, 0)).isFalse();
    assertThat(board.has(0, 13)).isFalse();
  }

  @Test
  void sizesBeyondTheLimitsAreRefused() {
    assertThat(Board.fits(65, 1)).isFalse();
    assertThat(Board.fits(1, 65)).isFalse();
    assertThat(Board.fits(64, 17)).isFalse();
    assertThatThrownBy(() -> Board.of(0, 3)).hasMessageContaining("0x3");
  }

  private int[] neighbours(int column, int row) {
    int tile = board.tile(column, row);
    int[] found = new int[board.neighbourCount(tile)];
    Arrays.setAll(found, i -> board.neighbour(tile, i));
    return found;
  }

  private int[] tiles(int... places) {
    int[] tiles = new int[places.length / 2];
    Arrays.setAll(tiles, i -> board.tile(places[2 * i], places[2 * i + 1]));
    return tiles;
  }

  private int[] walkFrom(int start) {
    int[] steps = new int[board.tiles()];
    Arrays.fill(steps, -1);
    steps[start] = 0;
    int[] queue = new int[board.tiles()];
    queue[0] = start;
    int size = 1;
    for (int next = 0; next < size; next++) {
      for (int i = 0; i < board.neighbourCount(queue[next]); i++) {
        int tile = board.neighbour(queue[next], i);
        if (steps[tile] < 0) {
          steps[tile] = steps[queue[next]] + 1;
          queue[size++] = tile;
        }
      }
    }
    return steps;
  }
}
