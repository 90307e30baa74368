package warlab.lab.statistics.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class CrossTableCountsTest {

  @Test
  void pointsBothWaysMakeAGroup() {
    CrossTableCounts table = new CrossTableCounts(4);
    table.add(0, 1, 3, 4);
    table.add(2, 1, 2, 2);
    assertThat(table.groups()).containsExactly(0, 0, 1, 2);
  }

  @Test
  void aCircleOfWinsIsAGroup() {
    CrossTableCounts table = new CrossTableCounts(3);
    table.add(0, 1, 1, 1);
    table.add(1, 2, 1, 1);
    table.add(0, 2, 0, 1);
    assertThat(table.groups()).containsExactly(0, 0, 0);
  }

  @Test
  void aSingleDrawConnects() {
    CrossTableCounts table = new CrossTableCounts(2);
    table.add(1, 0, 9.5, 10);
    assertThat(table.groups()).containsExactly(0, 0);
  }

  @Test
  void impossibleResultsAreRefused() {
    CrossTableCounts table = new CrossTableCounts(2);
    assertThatIllegalArgumentException().isThrownBy(() -> table.add(0, 0, 1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> table.add(0, 1, 2, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new CrossTableCounts(0));
  }
}
