package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.lab.StoredText;
import warlab.lab.config.tree.ConfigException;

/** Plays {@code broken-configs.txt}: each experiment in it is refused with exactly its message. */
class BrokenConfigTest {

  record Case(String title, String yaml, String message) {

    @Override
    public String toString() {
      return title;
    }
  }

  static List<Case> cases() {
    String text = StoredText.resource(BrokenConfigTest.class, "broken-configs.txt");
    return Stream.of(text.split("(?m)^=== ")).skip(1).map(BrokenConfigTest::parsed).toList();
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
  void thereAreManyCases() {
    assertThat(cases()).hasSizeGreaterThan(80);
  }
}
