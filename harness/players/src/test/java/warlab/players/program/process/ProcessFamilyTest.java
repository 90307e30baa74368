package warlab.players.program.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("process")
class ProcessFamilyTest {
  private static final int ENDED_ALL = 7;

  /** Ends like a run that started no outside program. */
  static final class Ending {
    private Ending() {}

    public static void main(String[] arguments) {
      Runtime.getRuntime().addShutdownHook(new Thread(Ending::endAll));
      System.exit(0);
    }

    private static void endAll() {
      ProcessFamily.endAll();
      Runtime.getRuntime().halt(ENDED_ALL);
    }
  }

  @Test
  void aProgramThatStartedNoneEndsNoneWithoutAWord() throws IOException, InterruptedException {
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Ending.class.getName())
            .redirectErrorStream(true)
            .start();
    byte[] said = program.getInputStream().readAllBytes();
    assertThat(new String(said, StandardCharsets.UTF_8)).isEmpty();
    assertThat(program.waitFor()).isEqualTo(ENDED_ALL);
  }
}
