package warlab.lab.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.config.MoveRecording;

class MoveSampleTest {

  @ParameterizedTest
  @CsvSource({
    "10, 3, 2, 60",
    "500, 2, 2, 2000",
    "501, 2, 2, 1004",
    "100000, 6, 2, 1176",
    "3, 5000, 2, 1250",
    "1000000, 1, 1, 1954"
  })
  void sampleHasAtMostTwoThousandGames(int pairs, int pairings, int legs, int games) {
    assertThat(kept(pairs, pairings, legs)).hasSize(games / legs);
  }

  @Test
  void sampleIsSpreadEvenlyOverPairsAndPairings() {
    List<String> kept = kept(4000, 3, 2);

    assertThat(kept).startsWith("0:0", "1:0", "2:0", "0:16", "1:16", "2:16").endsWith("2:3984");
  }

  @Test
  void extendedRunHasRecordedAllThatALongerOneWould() {
    List<String> shorter = kept(1500, 3, 2);
    List<String> longer = kept(9000, 3, 2);

    assertThat(shorter).containsAll(longer.stream().filter(each -> pair(each) < 1500).toList());
  }

  @Test
  void movesKeepsAllAndNoneNone() {
    assertThat(new MoveSample(MoveRecording.MOVES, 90_000, 9, 2).keeps(5, 12_345)).isTrue();
    assertThat(new MoveSample(MoveRecording.NONE, 1, 1, 2).keeps(0, 0)).isFalse();
  }

  private static List<String> kept(int pairs, int pairings, int legs) {
    MoveSample sample = new MoveSample(MoveRecording.SAMPLE, pairs, pairings, legs);
    List<String> kept = new ArrayList<>();
    for (int pair = 0; pair < pairs; pair++) {
      for (int pairing = 0; pairing < pairings; pairing++) {
        if (sample.keeps(pairing, pair)) {
          kept.add(pairing + ":" + pair);
        }
      }
    }
    return kept;
  }

  private static int pair(String kept) {
    return Integer.parseInt(kept.substring(kept.indexOf(':') + 1));
  }
}
