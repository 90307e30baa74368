package warlab.lab.run.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import warlab.games.Side;

class ClassFileTest {

  /** Names others in the ways that code does. */
  static final class Sample {
    private final long twoPlaces = 1L << 40;
    private final double alsoTwo = 0.1;

    int called(Object given) {
      Thread[][] array = new Thread[2][3];
      Runnable later = () -> Side.valueOf("FIRST");
      later.run();
      return given instanceof StringBuilder ? array.length : (int) (twoPlaces * alsoTwo);
    }
  }

  private static byte[] sample() throws IOException {
    try (InputStream in = ClassFileTest.class.getResourceAsStream("ClassFileTest$Sample.class")) {
      return Objects.requireNonNull(in).readAllBytes();
    }
  }

  @Test
  void classesAreThoseThatCodeNames() throws IOException {
    assertThat(ClassFile.of(sample()).classes())
        .contains(
            "java/lang/Thread",
            "java/lang/StringBuilder",
            "warlab/games/Side",
            "warlab/lab/run/program/ClassFileTest");
  }

  @Test
  void onlyTheLinesAreLeftOut() throws IOException {
    byte[] kept = ClassFile.of(sample()).withoutLines();
    assertThat(kept.length).isBetween(sample().length / 2, sample().length - 1);
    assertThat(Arrays.mismatch(kept, sample())).isGreaterThan(sample().length / 3);
  }

  @Test
  void aDamagedFileNamesNothingAndKeepsEveryByte() throws IOException {
    byte[] whole = sample();
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      ClassFile file = ClassFile.of(cut);
      assertThat(file.classes()).isEqualTo(List.of());
      assertThat(file.withoutLines()).isEqualTo(cut);
    }
  }
}
