package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every mistake on the command line ends in one line that names what and where, and exit 2. */
class RefusalTest {
  @TempDir Path folder;

  /** Arguments are separated by {@code |}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          perfft | ai-wargame~unknown command 'perfft', maybe 'perft'? (see 'warlab --help')
          nosuch | --help~unknown command 'nosuch' (see 'warlab --help')
          tset | --help~unknown command 'tset', maybe 'test'? (see 'warlab --help')
          test~'test' is done by the launcher: ./warlab test
          --plugin~unknown option '--plugin' (see 'warlab --help')
          perft~missing required parameter: 'GAME' (see 'warlab perft --help')
          perft | ai-wargame~missing required option: '--depth=N' (see 'warlab perft --help')
          perft | ai-wargame | --dept | 3~unknown option '--dept', maybe '--depth'? (see 'warlab perft --help')
          perft | ai-wargame | --depth | three~invalid value for option '--depth': 'three' is not a whole number (see 'warlab perft --help')
          perft | ai-wargame | --depth | 3.5~invalid value for option '--depth': '3.5' is not a whole number (see 'warlab perft --help')
          perft | ai-wargame | --depth | 99999999999~invalid value for option '--depth': '99999999999' is too large (see 'warlab perft --help')
          perft | ai-wargame | --depth | 0~--depth: expected a whole number from 1 on, not 0
          perft | ai-wargame | --depth | -2~--depth: expected a whole number from 1 on, not -2
          perft | ai-wargame | --depth~missing required parameter for option '--depth' (N) (see 'warlab perft --help')
          perft | ai-wargame | --depth | 3 | extra~unexpected argument 'extra' (see 'warlab perft --help')
          perft | ai-wargme | --depth | 3~unknown game 'ai-wargme', maybe 'ai-wargame'?
          perft | AI-WARGAME | --depth | 3~unknown game 'AI-WARGAME', maybe 'ai-wargame'?
          perft | ai-wargame | --depth | 1 | --set | cap=ten~--set cap=ten: cap: expected a whole number from 0 to 1000000, not 'ten'
          perft | ai-wargame | --depth | 1 | --set | cap=-1~--set cap=-1: cap: expected a whole number from 0 to 1000000, not -1
          perft | ai-wargame | --depth | 1 | --set | capp=9~--set capp=9: unknown option 'capp', maybe 'cap'?
          perft | ai-wargame | --depth | 1 | --set | cap~--set: expected NAME=VALUE, not cap (see 'warlab perft --help')
          perft | ai-wargame | --depth | 1 | --plugins | nowhere~--plugins: 'nowhere' is not a folder
          play~missing required parameter: 'GAME' (see 'warlab play --help')
          play | ai-wargame | --first | nobody~--first nobody: unknown search 'nobody' for ai-wargame, known: alpha-beta, greedy, mcts, minimax, program, random
          play | ai-wargame | --first | randon~--first randon: unknown search 'randon' for ai-wargame, maybe 'random'?
          play | ai-wargame | --first | minimax:dept=3~--first minimax:dept=3: unknown option 'dept' for minimax, maybe 'depth'?
          play | ai-wargame | --debug~--debug and --counts add to a trace: give --trace too
          play | ai-wargame | --seed | x~invalid value for option '--seed': 'x' is not a whole number (see 'warlab play --help')
          search | ai-wargame~missing required option: '--player=PLAYER' (see 'warlab search --help')
          search | ai-wargame | --player | random | --position | dA9..../...../...../...../..... a 3 100~there is nothing to search: Defender wins in 3 moves!
          replay~missing required parameters: 'GAME', 'FILE' (see 'warlab replay --help')
          replay | ai-wargame~missing required parameter: 'FILE' (see 'warlab replay --help')
          replay | ai-wargame | nowhere.txt~nowhere.txt: cannot be read (no such file)
          replay | chess | nowhere.txt~unknown game 'chess', known: ai-wargame, grid-conflict, tank-wars
          list | gmes~invalid value for positional parameter at index 0 (KIND): expected one of [games, players, heuristics, features] (case-sensitive) but was 'gmes' (see 'warlab list --help')
          list | games | --game | chess~unknown game 'chess', known: ai-wargame, grid-conflict, tank-wars
          completion | zsh~unexpected argument 'zsh' (see 'warlab completion --help')
          """)
  void namesWhatIsWrong(String arguments, String message) {
    assertRefused(Terminal.run(arguments.split("\\s*\\|\\s*")), message);
  }

  /** Texts that are not positions: the message ends differently for each. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          ''~--position:
          dA9~--position:
          dA9..../...../...../....aA9 a 0 100~--position:
          dX9..../...../...../...../....aA9 a 0 100~--position:
          dA0..../...../...../...../....aA9 a 0 100~--position:
          dA9...../...../...../...../....aA9 a 0 100~--position:
          dA9dA9.../...../...../...../....aA9 a 0 100~--position:
          dA9..../...../...../...../....aA9 x 0 100~--position:
          dA9..../...../...../...../....aA9 a -1 100~--position:
          dA9..../...../...../...../....aA9 a 0 ten~--position:
          """)
  void namesTheArgumentThatHoldsABadPosition(String text, String start) {
    Terminal refused = Terminal.run("perft", "ai-wargame", "--depth", "1", "--position", text);
    assertThat(refused.err()).startsWith("error: " + start + " ").hasLineCount(1);
    assertThat(refused.exitCode()).isEqualTo(2);
  }

  @Test
  void namesTheFileThatHoldsABadPosition() throws IOException {
    Path file = Files.writeString(folder.resolve("bad.txt"), "dA9 a 0 100");
    Terminal refused =
        Terminal.run("perft", "ai-wargame", "--depth", "1", "--position", file.toString());
    assertThat(refused.err()).startsWith("error: " + file + ": ").hasLineCount(1);
    assertThat(refused.exitCode()).isEqualTo(2);
  }

  @Test
  void refusesAFileThatIsNotText() throws IOException {
    Path file = Files.write(folder.resolve("moves.bin"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    assertRefused(
        Terminal.run("replay", "ai-wargame", file.toString()), file + ": not a UTF-8 text");
  }

  @Test
  void refusesAJarThatIsNone() throws IOException {
    Path jar = Files.writeString(folder.resolve("mine.jar"), "not a jar");
    assertRefused(
        Terminal.run("list", "--plugins", folder.toString()),
        "--plugins: " + jar + " is not a readable jar");
  }

  private static void assertRefused(Terminal terminal, String message) {
    assertThat(Arrays.asList(terminal.exitCode(), terminal.out(), terminal.err()))
        .containsExactly(2, "", "error: " + message + System.lineSeparator());
  }
}
