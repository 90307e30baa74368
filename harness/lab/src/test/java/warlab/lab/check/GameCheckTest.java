package warlab.lab.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.gridconflict.GridConflict;
import warlab.lab.build.Installed;
import warlab.lab.build.ProjectHome;
import warlab.lab.cli.Terminal;
import warlab.lab.program.ProgramGames;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;
import warlab.players.program.ProgramOptions;
import warlab.players.scripted.RandomFactory;

/** Programs that speak other protocols than UGI, sound and with faults, through the command. */
@EnabledOnOs(OS.LINUX)
@Tag("process")
class GameCheckTest {
  @TempDir Path folder;

  private static Terminal check(String game, String command, String protocol, String... more) {
    return Terminal.run(
        Stream.concat(
                Stream.of("check-program", game, command, "--protocol", protocol), Stream.of(more))
            .toArray(String[]::new));
  }

  private Terminal stateFile(String script) throws IOException {
    Path file = Files.writeString(folder.resolve("program.sh"), script + "\n");
    return check("grid-conflict", "sh '" + file + "'", "state-file", "--set", "roundLimit=2");
  }

  private static Terminal broker(String behaviour) {
    String client = ProgramGames.java() + "warlab.lab.program.BrokerClient ";
    return check("ai-wargame", client + "{url} {opponent} " + behaviour, "broker");
  }

  /** Verdict and subject of each line. */
  private static List<String> findings(Terminal terminal) {
    return terminal.lines().stream()
        .filter(line -> line.matches("(pass|warn|fail) .*"))
        .map(line -> line.substring(0, Math.min(29, line.length())).strip())
        .toList();
  }

  @Test
  void aProgramForStateFilesIsAskedForGamesAndPositions() throws IOException {
    Terminal sound = stateFile("test -s $1 && echo p . 0");

    assertThat(findings(sound))
        .containsExactly(
            "pass  start",
            "pass  games as a",
            "pass  games as b",
            "pass  legal moves, a",
            "pass  legal moves, b",
            "pass  same file");
    assertThat(sound.out()).contains("25 positions", "same moves, ");
    assertThat(sound.exitCode()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "echo m Z 99, which is illegal",
    "exit 4, ended",
    "echo nonsense, which is illegal",
  })
  void aProgramThatDoesNotBeginIsToldOnce(String script, String why) throws IOException {
    Terminal faulty = stateFile(script);

    assertThat(findings(faulty)).containsExactly("fail  start");
    assertThat(faulty.out()).contains(why);
    assertThat(faulty.exitCode()).isEqualTo(3);
  }

  @Test
  void otherAnswersToTheSameFileAreAWarning() {
    Game game = new GridConflict();
    List<Finding> findings = new ArrayList<>();
    new GameCheck(
            game,
            Options.defaults(game.options()),
            new Fickle(),
            Options.defaults(List.of(ProgramOptions.TIME_MS, ProgramOptions.MARGIN_MS)),
            true)
        .run(waits -> {}, findings::add);

    assertThat(findings)
        .filteredOn(each -> each.verdict() != Finding.Verdict.PASS)
        .extracting(Finding::what)
        .containsExactly("same file");
  }

  /** Random moves, and others each time. */
  private static final class Fickle implements PlayerFactory {
    private long seed;

    @Override
    public String id() {
      return "fickle";
    }

    @Override
    public String help() {
      return "plays otherwise each time";
    }

    @Override
    public List<Option> options(Game game) {
      return List.of();
    }

    @Override
    public Player create(Game game, Options options, Seat seat) {
      return new RandomFactory().create(game, options, seat.begin(seed++));
    }
  }

  @Test
  void aProgramAtTheBrokerPlaysBothSides() {
    Terminal sound = broker("well");

    // Whether it ends within the moment it is given is up to the machine.
    assertThat(findings(sound))
        .filteredOn(line -> !line.endsWith("  end"))
        .containsExactly("pass  start", "pass  games as attacker", "pass  games as defender");
    assertThat(sound.exitCode()).isZero();
  }

  @Test
  void aProgramThatGoesOnAfterItsGameIsWarnedOf() {
    Terminal lingers = broker("lingers");

    assertThat(findings(lingers))
        .containsExactly(
            "pass  start", "pass  games as attacker", "pass  games as defender", "warn  end");
    assertThat(lingers.exitCode()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"illegal, which is illegal", "ends, exit code 3", "twice, the program"})
  void whatIsAgainstTheProtocolFails(String behaviour, String why) {
    Terminal faulty = broker(behaviour);

    assertThat(findings(faulty))
        .filteredOn(line -> !line.endsWith("  end"))
        .containsExactly("pass  start", "fail  games as attacker", "fail  games as defender");
    assertThat(faulty.out()).contains(why);
    assertThat(faulty.exitCode()).isEqualTo(3);
  }

  @Test
  void theExampleClientOfTankWarsPasses() {
    assumeTrue(Installed.runs("python3", "-c", ""), "there is no python3");
    Path client = ProjectHome.find().resolve("configs/clients/hunter.py");
    Terminal sound =
        check(
            "tank-wars",
            "python3 '" + client + "'",
            "tank-wars",
            "--set",
            "map=skirmish",
            "--set",
            "iterationCap=300");

    assertThat(sound.exitCode()).as(sound.out()).isZero();
    assertThat(findings(sound)).contains("pass  start").hasSizeGreaterThanOrEqualTo(3);
  }

  @Test
  void aProtocolThatTheGameDoesNotHaveIsRefused() {
    assertThat(check("ai-wargame", "x", "state-file").err())
        .contains("--protocol: expected ugi or broker for ai-wargame, not 'state-file'");
    assertThat(check("ai-wargame", "x", "broker").err()).contains("expected {url} in it");
  }
}
