package warlab.lab.report.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PositionDeltaTest {

  @Test
  void onlyChangedWordsAreWritten() {
    assertThat(PositionDelta.of("aP9.../..... a 3 100", ".aP9../..... d 4 100"))
        .isEqualTo(List.of(0, 0, 8, ".aP9", 1, 0, 0, "d", 2, 0, 0, "4"));
  }

  @Test
  void equalTextsHaveNoDelta() {
    assertThat(PositionDelta.of("a b", "a b")).isEmpty();
  }

  @Test
  void textsWithOtherWordsAreTakenAsAWhole() {
    assertThat(PositionDelta.of("one two", "one and two")).isEqualTo(List.of(-1, 4, 3, "and "));
  }

  @Test
  void repeatedLettersAreCountedOnce() {
    assertThat(PositionDelta.of("aaa", "aa")).isEqualTo(List.of(0, 2, 0, ""));
    assertThat(PositionDelta.of("aa", "aaa")).isEqualTo(List.of(0, 2, 0, "a"));
  }
}
