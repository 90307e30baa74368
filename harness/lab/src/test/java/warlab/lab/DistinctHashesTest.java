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
    assertThat(hashes.count()).isEqualTo(set.size());
  }

  @Test
  void zeroIsAHashLikeAnyOther() {
    DistinctHashes hashes = new DistinctHashes();
    assertThat(hashes.add(0)).isTrue();
    assertThat(hashes.add(0)).isFalse();
    assertThat(hashes.count()).isEqualTo(1);
  }

  @Test
  void hashesThatDifferInHighBitsOnlyAreDifferent() {
    DistinctHashes hashes = new DistinctHashes();
    for (int bit = 0; bit < 64; bit++) {
      assertThat(hashes.add(1L << bit)).isTrue();
    }
    assertThat(hashes.count()).isEqualTo(64);
  }

  @Test
  void numbersHashesInTheOrderInWhichTheyCame() {
    DistinctHashes hashes = new DistinctHashes();
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < 10_000; i++) {
        assertThat(hashes.intern(SeededStream.valueAt(5, i))).isEqualTo(i);
      }
    }
  }
}
