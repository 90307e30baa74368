package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.games.Heuristic;
import warlab.lab.cli.Main;
import warlab.lab.cli.PluginJar;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.shared.ExitCode;

/** A heuristic that ends the process is found out in a shard as it is in a run. */
@Tag("process")
class EndedShardTest {
  private static final int ENDED = 77;

  @TempDir Path folder;

  /** In a process of its own; only one that plays gets killed, not one that plans. */
  private int process(boolean isDeadly, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-XX:TieredStopAtLevel=1", "-Dwarlab.program=" + folder.resolve("none")));
    command.add("-Ddeadly=" + isDeadly);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    Path log = folder.resolve("log");
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
        .start()
        .waitFor();
  }

  private Path plugins() throws IOException {
    Path plugins = Files.createDirectory(folder.resolve("plug-ins"));
    new PluginJar()
        .compiled(
            Map.of(
                "mine.Deadly",
                """
                package mine;
                public class Deadly implements warlab.games.Heuristic {
                  public String id() { return "deadly"; }
                  public String help() { return "ends the process when it has lost much"; }
                  public String game() { return "ai-wargame"; }
                  public int evaluate(warlab.games.Position position, warlab.games.Side view) {
                    var board = ((warlab.games.wargame.WargamePosition) position).board();
                    int units = Integer.bitCount(board.units(view));
                    if (Boolean.getBoolean("deadly") && units < 5) { System.exit(77); }
                    return units;
                  }
                }
                """))
        .service(Heuristic.class, "mine.Deadly")
        .write(plugins.resolve("mine.jar"));
    return plugins;
  }

  @Test
  void whoEndsTheProcessLosesItsGameAsInARun() throws Exception {
    Files.createDirectory(folder.resolve("none"));
    String plugins = plugins().toString();
    String text =
        SmallExperiment.TEXT.replace("heuristic: e2", "heuristic: deadly").replace("10", "2");
    SmallExperiment small = SmallExperiment.in(folder, text);
    String local = small.results().toString();
    String shards = folder.resolve("shards").toString();
    String config = small.config().toString();

    int deaths = 0;
    while (process(true, "run", config, "--out", local, "--plugins", plugins, "--threads=1")
        == ExitCode.FAILED) {
      deaths++;
    }
    assertThat(deaths).isPositive();
    process(false, "shards", "plan", config, "--out", shards, "--plugins", plugins, "--shards=1");
    for (int death = 0; death < deaths; death++) {
      assertThat(process(true, "shards", "play", shards, "0", "--trust")).isEqualTo(ENDED);
    }
    assertThat(process(true, "shards", "play", shards, "0", "--trust")).isZero();
    process(false, "shards", "merge", "--single", shards, "--plugins", plugins);

    assertThat(small.text("games.csv")).contains(",ended-jvm,");
    assertThat(Path.of(shards, "games.csv")).hasContent(small.text("games.csv"));
    assertThat(Path.of(shards, "faults.log")).content().contains(": ended-jvm of greedy");
    try (var left = Files.list(Path.of(shards, "parts"))) {
      assertThat(left).noneMatch(file -> file.toString().contains("in-play"));
    }
  }
}
