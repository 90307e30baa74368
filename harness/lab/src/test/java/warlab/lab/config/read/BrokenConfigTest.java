package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.lab.config.tree.ConfigException;

/** Plays {@code broken-configs.txt}: each experiment in it is refused with exactly its message. */
class BrokenConfigTest {

  record Case(String title, String yaml, String message) {

    @Override
    public String toString() {
      return title;
    }
  }

  static List<Case> cases() throws IOException {
    try (InputStream file = BrokenConfigTest.class.getResourceAsStream("broken-configs.txt")) {
      String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
      return Stream.of(text.split("(?m)^=== ")).skip(1).map(BrokenConfigTest::parsed).toList();
    }
  }

  private static Case parsed(String block) {
    int title = block.indexOf('\n');
    int end = block.lastIndexOf("---\n");
    return new Case(
        block.substring(0, title),
        block.substring(title + 1, end),
        block.substring(end + 4).strip());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isRefusedWithItsMessage(Case broken) {
    Throwable refusal = catchThrowable(() -> Experiments.read(broken.yaml()));

    assertThat(refusal).isInstanceOf(ConfigException.class).hasMessage(broken.message());
  }

  @Test
  void thereAreManyCases() throws IOException {
    assertThat(cases()).hasSizeGreaterThan(80);
  }
}
