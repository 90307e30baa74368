package warlab.lab.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.build.Installed;
import warlab.lab.build.ProjectHome;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.TestCatalog;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Experiments;
import warlab.lab.config.read.Overrides;
import warlab.lab.record.ResultsFolder;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;

/** 20 players on 5 threads and 2 seats each: 200 programs at a time. */
@Tag("process")
class ManyProgramsTest {
  @TempDir Path folder;

  @Test
  void twoHundredProgramsPlayToTheEndAndAreGone() {
    String source = "harness/lab/src/test/resources/warlab/lab/program/answer.c";
    String program = folder.resolve("answer").toString();
    assumeTrue(
        Installed.runs("cc", "-o", program, ProjectHome.find().resolve(source).toString()),
        "there is no C compiler");
    String players =
        IntStream.range(0, 20)
            .mapToObj(i -> "  p%d: { search: program, command: ./answer, depth: 1 }%n".formatted(i))
            .collect(Collectors.joining());
    ExperimentConfig config =
        Experiments.realReader()
            .read(
                ExperimentFile.parse(
                    folder.resolve("many.yaml"),
                    """
                name: many
                game: ai-wargame
                seed: 1
                players:
                %smatch: { pairs: 1, openings: none }
                record: none
                """
                        .formatted(players),
                    Overrides.none()));
    RunSpec spec = RunSpec.of(config, TestCatalog.discovered());

    RunResult result =
        new ExperimentRun(spec, new ResultsFolder(folder.resolve("results")), 5, List.of()).run();

    assertThat(result.games()).isEqualTo(380);
    assertThat(result.faults()).isZero();
    assertThat(ProcessHandle.current().descendants().filter(this::isOurs)).isEmpty();
  }

  private boolean isOurs(ProcessHandle process) {
    return process.isAlive()
        && process.info().command().map(Path::of).filter(Files::exists).stream()
            .anyMatch(command -> command.startsWith(folder));
  }
}
