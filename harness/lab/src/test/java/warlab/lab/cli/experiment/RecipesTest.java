package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;
import warlab.lab.record.journal.PartFiles;

/** The recipes of configs/cluster play shards, as far as that can be tried without a cluster. */
@Tag("process")
class RecipesTest {
  private static final Path RECIPES =
      Path.of("").toAbsolutePath().resolve("../../configs/cluster").normalize();

  @TempDir Path folder;
  private Path shards = Path.of("");

  @BeforeEach
  void plan() {
    shards = folder.resolve("shards");
    SmallExperiment small = SmallExperiment.in(folder);
    Terminal.run("shards", "plan", "" + small.config(), "--out", "" + shards, "--shards", "4");
  }

  private int run(Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().putAll(environment);
    return builder.start().waitFor();
  }

  private List<Integer> played() {
    return Stream.of(0, 1, 2, 3)
        .filter(shard -> Files.exists(PartFiles.receipt(shards, shard)))
        .toList();
  }

  @Test
  void anArrayTaskOfSlurmPlaysItsShards() throws Exception {
    String script = RECIPES.resolve("slurm.sh").toString();
    int code = run(Map.of("SLURM_ARRAY_TASK_ID", "1"), List.of("sh", script, "" + shards, "2"));
    assertThat(code).as(Files.readString(folder.resolve("said"))).isZero();
    assertThat(played()).containsExactly(2, 3);
  }

  @Test
  void anIndexOfTheKubernetesJobPlaysItsShard() throws Exception {
    String text =
        Files.readString(RECIPES.resolve("kubernetes.yaml"), StandardCharsets.UTF_8)
            .replace("/shared/run", shards.toString())
            .replace("$(JOB_COMPLETION_INDEX)", "3");
    JsonNode job = YAMLMapper.shared().readTree(text).get("spec");
    assertThat(job.get("completionMode").asString()).isEqualTo("Indexed");
    assertThat(job.get("backoffLimitPerIndex").asInt()).isPositive();
    List<String> command = new ArrayList<>();
    JsonNode container = job.at("/template/spec/containers/0");
    container.get("command").forEach(word -> command.add(word.asString()));
    JsonNode option = container.at("/env/0");
    int code = run(Map.of(option.get("name").asString(), option.get("value").asString()), command);
    assertThat(code).as(Files.readString(folder.resolve("said"))).isZero();
    assertThat(played()).containsExactly(3);
  }

  @Test
  void parallelPlaysAllShardsOnThisMachine() throws Exception {
    assumeTrue(
        Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
            .anyMatch(path -> Files.isExecutable(Path.of(path, "parallel"))),
        "GNU parallel is not installed");
    String script = RECIPES.resolve("parallel.sh").toString();
    int code = run(Map.of(), List.of("sh", script, "" + shards, "4"));
    assertThat(code).as(Files.readString(folder.resolve("said"))).isZero();
    assertThat(played()).containsExactly(0, 1, 2, 3);
  }
}
