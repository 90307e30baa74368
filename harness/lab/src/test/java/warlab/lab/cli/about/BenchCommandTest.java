package warlab.lab.cli.about;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;
import warlab.lab.bench.BenchRecord;
import warlab.lab.bench.RepeatedMeasurement;
import warlab.lab.cli.Terminal;

/** The one line of the area {@code machine} stands for all: it takes seconds. */
class BenchCommandTest {
  private static final String ROUNDS = "3";

  @TempDir Path folder;

  /** A machine that was ten times as fast is slower now, however noisy it is. */
  @Test
  void aRecordOfRoundsIsComparedWithLaterOnes() throws IOException {
    BenchRecord old = record();
    assertThat(old.measurements()).hasSize(1);
    RepeatedMeasurement line = old.measurements().get(0);
    assertThat(line.area()).isEqualTo("machine");
    assertThat(line.values()).hasSize(3).allMatch(value -> value > 0);
    assertThat(old.signature()).isEmpty();

    Path fast = write("fast.json", scaled(old, value -> 10 * value));
    Terminal slower = Terminal.run("bench", "--compare", fast.toString(), "--rounds", ROUNDS);
    assertThat(slower.exitCode()).isZero();
    assertThat(slower.lines()).hasSize(1);
    assertThat(slower.out()).startsWith("machine ").contains("steps/s").endsWith("slower\n");
    assertThat(slower.err().lines())
        .containsExactly("bench: round 1 of 3", "bench: round 2 of 3", "bench: round 3 of 3");
  }

  @Test
  void aSingleRoundDecidesNothingAndAnotherAreaIsNew() throws IOException {
    RepeatedMeasurement search =
        new RepeatedMeasurement("search", "of before", "nodes/s", 1, List.of(1.0, 1.0, 1.0));
    Path old = write("old.json", new BenchRecord("17", 1, List.of(search), List.of()));
    Terminal done =
        Terminal.run("bench", "--compare", old.toString(), "--rounds", "1", "--area", "machine");
    assertThat(done.lines()).hasSize(1);
    assertThat(done.out()).endsWith(" new\n");
  }

  @Test
  void saysWhatIsWrongInOneLine() throws IOException {
    Path torn = Files.writeString(folder.resolve("torn.json"), "{");
    assertThat(Terminal.run("bench", "--area", "serch").err())
        .isEqualTo("error: --area: unknown 'serch', maybe 'search'?\n");
    assertThat(Terminal.run("bench", "--compare", torn.toString()).err())
        .isEqualTo("error: --compare: " + torn + " is not what 'bench --json' writes\n");
    assertThat(Terminal.run("bench", "--rounds", "0").exitCode()).isNotZero();
  }

  private static BenchRecord record() {
    Terminal json = Terminal.run("bench", "--json", "--area", "machine", "--rounds", ROUNDS);
    assertThat(json.exitCode()).isZero();
    return JsonMapper.shared().readValue(json.out(), BenchRecord.class);
  }

  private static BenchRecord scaled(BenchRecord record, DoubleUnaryOperator change) {
    return new BenchRecord(
        record.java(),
        record.cores(),
        record.measurements().stream().map(line -> scaled(line, change)).toList(),
        record.signature());
  }

  private static RepeatedMeasurement scaled(RepeatedMeasurement line, DoubleUnaryOperator change) {
    return new RepeatedMeasurement(
        line.area(),
        line.name(),
        line.unit(),
        change.applyAsDouble(line.value()),
        line.values().stream().map(change::applyAsDouble).toList());
  }

  private Path write(String name, BenchRecord record) throws IOException {
    return Files.writeString(folder.resolve(name), JsonMapper.shared().writeValueAsString(record));
  }
}
