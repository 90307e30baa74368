package warlab.lab.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.cli.Main;
import warlab.lab.record.GameRecord;
import warlab.lab.record.PlayedGame;

/** Programs that are started for each move with a state file. */
@EnabledOnOs(OS.LINUX)
@Tag("process")
class StateFileProgramsTest {
  @TempDir Path folder;

  private List<GameRecord> play(String command) {
    return ProgramGames.play(folder, experiment(command)).stream().map(PlayedGame::record).toList();
  }

  private static String experiment(String command) {
    return """
            name: state-files
            game: grid-conflict
            gameOptions: { roundLimit: 2 }
            seed: 1
            players:
              outside: { search: program, protocol: state-file, command: "%s", timeMs: 20000 }
              other: { search: random }
            match: { pairs: 1 }
            """
        .formatted(command);
  }

  @Test
  void ourOwnBestMovePlaysSoToTheEnd() {
    String command = ProgramGames.java() + Main.class.getName() + " best-move {file} --player ";
    assertThat(play(command + "greedy:heuristic=sum"))
        .hasSize(2)
        .allSatisfy(game -> assertThat(game.fault()).isNull());
  }

  @Test
  void whatFollowsTheFirstLineIsIgnored() throws IOException {
    Files.writeString(folder.resolve("pass.sh"), "test -s $1 && echo p . 0 && echo m A 1\n");
    assertThat(play("sh pass.sh")).hasSize(2).allSatisfy(game -> assertThat(game.fault()).isNull());
  }

  @Test
  void theStateFileOfACrashIsKept() throws IOException {
    Files.writeString(folder.resolve("crash.sh"), "exit 4\n");
    String report = ProgramGames.play(folder, experiment("sh crash.sh")).get(0).faultReport();
    Matcher kept = Pattern.compile("its state file is kept: (.*)").matcher(String.valueOf(report));
    assertThat(kept.find()).as(report).isTrue();
    Path file = Path.of(kept.group(1));
    assertThat(file).content().contains("A");
    Files.delete(file);
  }

  @ParameterizedTest
  @CsvSource({"echo m Z 99, illegal-move", "exit 4, ended", "echo nonsense, illegal-move"})
  void aWrongAnswerLosesByItsLabel(String script, String label) throws IOException {
    Files.writeString(folder.resolve("wrong.sh"), script + "\n");
    assertThat(play("sh wrong.sh"))
        .hasSize(2)
        .allSatisfy(
            game -> assertThat(Objects.requireNonNull(game.fault()).kind().id()).isEqualTo(label));
  }
}
