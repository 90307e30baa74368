package warlab.lab.wire.remote;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CommandWordsTest {

  @Test
  void hostAndPortAreFilledIn() {
    assertThat(CommandWords.split("bot --at={host}:{port} -v", "127.0.0.1", 99))
        .containsExactly("bot", "--at=127.0.0.1:99", "-v");
  }

  @Test
  void withoutPlacesForThemTheyComeLast() {
    assertThat(CommandWords.split("python3  bot.py", "127.0.0.1", 99))
        .containsExactly("python3", "bot.py", "127.0.0.1", "99");
  }

  @Test
  void quotesKeepBlanksTogether() {
    assertThat(CommandWords.split("'my bot' --name=\"a b\" \"\" {port}", "h", 1))
        .containsExactly("my bot", "--name=a b", "", "1");
  }
}
