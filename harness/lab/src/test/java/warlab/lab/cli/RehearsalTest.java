package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the archive of classes is made from. */
class RehearsalTest {
  @TempDir Path folder;

  @Test
  void everyCommandOfTheRehearsalSucceeds() throws Exception {
    assertThat(Rehearsal.play(folder)).isNotEmpty().containsOnly(0);
    assertThat(folder.resolve("results/report.html")).isNotEmptyFile();
  }
}
