package warlab.lab.record.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvLinesTest {
  @TempDir Path folder;

  private CsvLines at(String line) throws IOException {
    CsvLines lines = new CsvLines(Files.writeString(folder.resolve("lines.csv"), line));
    assertThat(lines.advance()).isTrue();
    return lines;
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "a\n", ",\n", "a,b,c\n", "a,,c\n", ",,,\n", "a,b c,größe\n"})
  void aPlainLineHasTheFieldsBetweenItsCommas(String line) throws IOException {
    assertThat(fields(line)).containsExactly(line.strip().split(",", -1));
  }

  @Test
  void quotesAreTakenOff() throws IOException {
    assertThat(fields("a,\"b,c\",\"\",\"\"\"d\"\"\"\n")).containsExactly("a", "b,c", "", "\"d\"");
    assertThat(fields("\"a\",b\"c\n")).containsExactly("a", "b\"c");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a,\"\n", "a,\"b\n", "\"a\"b,c\n", "\"a\"\"\n", "\"\"\",a\n"})
  void quotesThatDoNotFitLeaveNoFields(String line) throws IOException {
    assertThat(fields(line)).isEmpty();
  }

  private List<String> fields(String line) throws IOException {
    try (CsvLines lines = at(line)) {
      CsvFields fields = lines.fields();
      return IntStream.range(0, fields.count()).mapToObj(fields::text).toList();
    }
  }

  @Test
  void aLineLongerThanWhatIsReadAtOnceIsWhole() throws IOException {
    String longest = "x".repeat(200_000);
    try (CsvLines lines = at("a,b\n" + longest + ",1\nc\n")) {
      assertThat(lines.advance()).isTrue();
      assertThat(lines.fields().text(0)).isEqualTo(longest);
      assertThat(lines.fields().number(1)).isEqualTo(1);
      assertThat(lines.advance()).isTrue();
      assertThat(lines.text()).isEqualTo("c");
      assertThat(lines.advance()).isFalse();
    }
  }
}
