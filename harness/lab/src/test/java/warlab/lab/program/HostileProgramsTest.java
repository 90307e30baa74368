package warlab.lab.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.Side;
import warlab.lab.record.GameRecord;
import warlab.lab.record.PlayedGame;

/** Programs that do what they should not: each loses its own games, and nothing is left of it. */
@EnabledOnOs(OS.LINUX)
@Tag("process")
@Execution(ExecutionMode.CONCURRENT)
class HostileProgramsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "no handshake            | not-started  | ugi) exec sleep 1000;;",
        "ends at once            | not-started  | ugi) exit 5;;",
        "no newline              | timeout      | go*) printf 'bestmove E2E1'; sleep 1000;;",
        "endless line            | flooded      | go*) while :; do printf xxxxxxxxxxxxxxxx; done;;",
        "endless info            | flooded      | go*) yes info depth 1;;",
        "wrong move              | illegal-move | go*) echo bestmove Z9Z9;;",
        "move of the other side  | illegal-move | position*moves*) m=E4E4;; position*) m=A0A0;;"
            + " go*) echo bestmove $m;;",
        "no move                 | protocol     | go*) echo bestmove;;",
        "late                    | timeout      | go*) sleep 30; echo bestmove E2E1;;",
        "silent                  | timeout      | go*) ;;",
        "dies in the middle      | ended        | go*) echo I give up; exit 3;;",
        "a child that stays      | ended        | go*) sleep 1000 & echo $! >>pids; exit 0;;",
        "ignores quit            | illegal-move | quit) ;; go*) echo bestmove no;;",
        "closes its input        | ended        | isready) exec <&-; echo readyok; sleep 1000;;"
      })
  void losesItsGamesByItsOwnLabelAndNothingElseIsChanged(
      String name, String label, String behaviour) throws IOException {
    Files.writeString(folder.resolve("hostile.sh"), program(behaviour));

    List<PlayedGame> games =
        ProgramGames.play(
            folder,
            experiment(
                "{ search: program, command: sh hostile.sh, timeMs: 50, requestTimeoutMs: 500 }"));

    List<GameRecord> lost = records(games, "hostile");
    assertThat(lost)
        .hasSize(4)
        .allSatisfy(
            game -> {
              assertThat(Objects.requireNonNull(game.fault()).kind().id()).isEqualTo(label);
              assertThat(game.fault().side())
                  .isEqualTo(game.first().equals("hostile") ? Side.FIRST : Side.SECOND);
            });
    assertThat(records(games, "a"))
        .filteredOn(game -> game.fault() == null)
        .isEqualTo(
            records(ProgramGames.play(folder, experiment("{ search: random }")), "a").stream()
                .filter(game -> isBeside(game))
                .toList());
    assertThat(new Pids(folder.resolve("pids")).running()).isEmpty();
  }

  /** The second one came now and then before, now and then after the next question. */
  @Test
  void anAnswerThatIsPrintedTwiceCostsNothing() throws IOException {
    Files.writeString(
        folder.resolve("twice.sh"),
        ProgramGames.engine("ai-wargame", "random")
            + " | while read -r line; do echo \"$line\";"
            + " case $line in bestmove*) echo \"$line\";; esac; done\n");
    List<PlayedGame> games =
        ProgramGames.play(
            folder, experiment("{ search: program, command: sh twice.sh, timeMs: 1000 }"));
    assertThat(records(games, "hostile")).hasSize(4).allMatch(game -> game.fault() == null);
  }

  /** No word of the protocol forbids it, and every board of the game is printed that way. */
  @Test
  void aMoveMayHaveABlankAndWordsBehindIt() throws IOException {
    Files.writeString(
        folder.resolve("hostile.sh"),
        program("go*) echo \"bestmove E2 D2 ponder A2 A3\"; exec sleep 1000;;"));
    List<PlayedGame> games =
        ProgramGames.play(
            folder, experiment("{ search: program, command: sh hostile.sh, timeMs: 50 }"));
    assertThat(ProgramGames.moves(games).toString()).contains("E2 D2");
  }

  @Test
  void theFaultLogHasTheLastTwentyLinesAndTheExitCode() throws IOException {
    Files.writeString(
        folder.resolve("hostile.sh"), program("go*) seq 1 30; echo that was it >&2; exit 3;;"));

    String report =
        ProgramGames.play(
                folder, experiment("{ search: program, command: sh hostile.sh, depth: 1 }"))
            .stream()
            .map(PlayedGame::faultReport)
            .filter(Objects::nonNull)
            .findFirst()
            .orElseThrow();

    assertThat(report).contains("ended, exit code 3", "\n11\n", "\n30", "that was it");
    assertThat(report).contains("\nposition startpos\ngo depth 1", "\nin dA9dT9");
    assertThat(report).doesNotContain("\n10\n");
  }

  /** A shell that speaks UGI, but for what is wrong with it. */
  private static String program(String behaviour) {
    return """
    echo $$ >>pids
    trap '' TERM
    while read -r line; do
      case $line in
        %s
        ugi) echo id name hostile; echo ugiok;;
        isready) echo readyok;;
        quit) exit;;
      esac
    done
    """
        .formatted(behaviour);
  }

  private static List<GameRecord> records(List<PlayedGame> games, String player) {
    return games.stream()
        .map(PlayedGame::record)
        .filter(game -> game.first().equals(player) || game.second().equals(player))
        .toList();
  }

  private static boolean isBeside(GameRecord game) {
    return !game.first().equals("hostile") && !game.second().equals("hostile");
  }

  private static String experiment(String hostile) {
    return """
    name: hostile
    game: ai-wargame
    seed: 1
    players:
      hostile: %s
      a: { search: random }
      b: { search: greedy, heuristic: e2 }
    match: { pairs: 1, openings: none }
    """
        .formatted(hostile);
  }
}
