package warlab.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.build.ProjectHome;
import warlab.lab.config.Machine;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Overrides;
import warlab.lab.kind.ReportMaker;

/** The run that comes with the program: made again from its games, it is the same. */
class SampleRunTest {
  private static final Path SAMPLE = ProjectHome.find().resolve("results/sample");

  @TempDir static Path again;

  @BeforeAll
  static void reportAgain() throws IOException {
    for (String played :
        List.of(
            "experiment.yaml",
            "manifest.json",
            "openings.csv",
            "games.csv",
            "moves.csv",
            "timings.csv")) {
      Files.copy(SAMPLE.resolve(played), again.resolve(played));
    }
    PlayedExperiment.report(new ReportMaker(PlayedExperiment.catalog(), warning -> {}), again);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pairings",
        "players",
        "effects",
        "sides",
        "lengths",
        "evals",
        "speed",
        "calibration"
      })
  void aTableIsTheSameByteByByte(String table) {
    String name = table + ".csv";
    assertThat(again.resolve(name)).hasSameBinaryContentAs(SAMPLE.resolve(name));
  }

  @Test
  void everyChartIsMadeAgain() throws IOException {
    assertThat(files(again.resolve("charts")))
        .isEqualTo(files(SAMPLE.resolve("charts")))
        .contains("sweep-depth.svg", "calibration.png", "score-curve.svg", "pareto-nodes.png");
  }

  @Test
  void nothingElseIsThere() throws IOException {
    assertThat(files(again)).isEqualTo(files(SAMPLE));
  }

  private static Set<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.startsWith("."))
          .collect(Collectors.toSet());
    }
  }

  @Test
  void itIsTheRunOfItsConfig() {
    assertThat(hash(SAMPLE.resolve("experiment.yaml")))
        .isEqualTo(hash(ProjectHome.find().resolve("configs/sample.yaml")));
  }

  private static String hash(Path config) {
    return new ConfigReader(PlayedExperiment.catalog(), Machine.current())
        .read(ExperimentFile.open(config, Overrides.none()))
        .configHash();
  }
}
