package warlab.lab.record.journal;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
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
  void aPlainLineHasTheFieldsThatAParserFinds(String line) throws IOException {
    List<String> parsed =
        CsvReader.builder().skipEmptyLines(false).ofCsvRecord(line).stream()
            .map(CsvRecord::getFields)
            .findFirst()
            .orElseThrow();
    try (CsvLines lines = at(line)) {
      assertThat(lines.isPlain()).isTrue();
      CsvFields fields = lines.fields();
      assertThat(IntStream.range(0, fields.count()).mapToObj(fields::text))
          .containsExactlyElementsOf(parsed);
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
      assertThat(lines.text()).isEqualTo("c\n");
      assertThat(lines.advance()).isFalse();
    }
  }

  @Test
  void whatIsQuotedIsLeftToTheParser() throws IOException {
    for (String line : List.of("a,\"b,c\"\n", "a\rb\n")) {
      try (CsvLines lines = at(line)) {
        assertThat(lines.isPlain()).isFalse();
      }
    }
  }
}
