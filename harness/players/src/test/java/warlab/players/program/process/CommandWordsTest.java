package warlab.players.program.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandWordsTest {

  @Test
  void placesAreFilledIn() {
    assertThat(
            CommandWords.split(
                "bot --at={host}:{port} -v", Map.of("host", "127.0.0.1", "port", "99")))
        .containsExactly("bot", "--at=127.0.0.1:99", "-v");
  }

  @Test
  void quotesKeepBlanksTogether() {
    assertThat(CommandWords.split("'my bot' --name=\"a b\" \"\" {port}", Map.of("port", "1")))
        .containsExactly("my bot", "--name=a b", "", "1");
  }

  @Test
  void nothingIsLeftToAShell() {
    assertThat(CommandWords.split("bot $HOME `id` *.py; rm {url}", Map.of("url", "a b'c")))
        .containsExactly("bot", "$HOME", "`id`", "*.py;", "rm", "a b'c");
  }

  @Test
  void theWordsThatAreFilesAreFoundBesideTheConfig(@TempDir Path folder) throws IOException {
    Path script = Files.writeString(folder.resolve("bot.py"), "print()");
    assertThat(CommandWords.files("python3 bot.py other.py", folder)).containsExactly(script);
  }
}
