package warlab.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;

class DistinctHashesTest {

  @Test
  void agreesWithASetOfObjects() {
    DistinctHashes hashes = new DistinctHashes();
    Set<Long> set = new HashSet<>();
    SeededStream stream = new SeededStream(3);
    for (int i = 0; i < 20_000; i++) {
      long hash = SeededStream.valueAt(9, stream.nextInt(8_000));
      assertThat(hashes.add(hash)).isEqualTo(set.add(hash));
    }
  }

  @Test
  void zeroIsAHashLikeAnyOther() {
    DistinctHashes hashes = new DistinctHashes();
    assertThat(hashes.add(0)).isTrue();
    assertThat(hashes.add(0)).isFalse();
  }

  @Test
  void hashesThatDifferInHighBitsOnlyAreDifferent() {
    DistinctHashes hashes = new DistinctHashes();
    for (int bit = 0; bit < 64; bit++) {
      assertThat(hashes.add(1L << bit)).isTrue();
    }
  }
}
