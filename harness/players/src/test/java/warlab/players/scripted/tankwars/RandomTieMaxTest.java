package warlab.players.scripted.tankwars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;

class RandomTieMaxTest {
  private final SeededStream stream = new SeededStream(1);

  @Test
  void nothingWinsThatIsNotBetterThanTheFloor() {
    RandomTieMax max = new RandomTieMax(stream, 3);
    max.offer(7, 3);
    assertThat(max.winner()).isEqualTo(RandomTieMax.NONE);
    max.offer(8, 3.5);
    max.offer(9, 3.25);
    assertThat(max.winner()).isEqualTo(8);
    assertThat(max.best()).isEqualTo(3.5);
  }

  @Test
  void equallyGoodOnesWinEquallyOften() {
    int[] won = new int[3];
    for (int time = 0; time < 3_000; time++) {
      RandomTieMax max = new RandomTieMax(stream, 0);
      for (int candidate = 0; candidate < 3; candidate++) {
        max.offer(candidate, 5);
      }
      won[max.winner()]++;
    }
    for (int times : won) {
      assertThat(times).isBetween(900, 1_100);
    }
  }
}
