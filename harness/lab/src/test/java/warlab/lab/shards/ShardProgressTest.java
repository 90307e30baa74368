package warlab.lab.shards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;
import warlab.lab.config.TestCatalog;
import warlab.lab.plan.Plan;
import warlab.lab.run.RunListener;

/** What whoever waits for a cluster hears of the shards that come in. */
class ShardProgressTest {
  @TempDir Path folder;

  @Test
  void everyShardIsToldOnceWhateverItsPlace() throws IOException {
    System.setProperty("warlab.program", "" + Files.createDirectory(folder.resolve("no jars")));
    SmallExperiment small = SmallExperiment.in(folder, SmallExperiment.TEXT);
    String shards = "" + small.results();
    Terminal.run("shards", "plan", "" + small.config(), "--out", shards, "--shards", "4");
    List<String> heard = new ArrayList<>();
    ShardProgress progress =
        new ShardProgress(
            ShardedRun.open(small.results(), TestCatalog.discovered()),
            new RunListener() {
              @Override
              public void started(Plan plan) {
                heard.add("started");
              }

              @Override
              public void statusChanged(String words) {
                heard.add(words);
              }

              @Override
              public void counted(long games, boolean playedNow) {
                heard.add(games + (playedNow ? " now" : " before"));
              }
            });

    Terminal.run("shards", "play", "--trust", shards, "2");
    progress.look();
    Terminal.run("shards", "play", "--trust", shards, "0");
    progress.look();
    progress.look();
    System.clearProperty("warlab.program");

    assertThat(heard).hasSize(5);
    assertThat(heard.get(0)).isEqualTo("started");
    assertThat(heard.get(1)).matches("greedy - random: \\d+ %|random - greedy: \\d+ %");
    assertThat(heard.get(2)).matches("\\d+ before");
    assertThat(heard.get(4)).matches("\\d+ now");
  }
}
