package warlab.lab.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.Options;
import warlab.games.Outcome;
import warlab.games.Side;
import warlab.games.tankwars.TankWarsGame;
import warlab.lab.build.Installed;
import warlab.lab.build.ProjectHome;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.plan.GameTask;
import warlab.lab.record.Fault;
import warlab.lab.record.GameId;
import warlab.lab.record.Opening;
import warlab.lab.record.PlayedGame;
import warlab.lab.run.match.Match;
import warlab.players.PlayerFactory;
import warlab.players.program.ProgramFactory;
import warlab.players.scripted.tankwars.IdleFactory;
import warlab.players.scripted.tankwars.TacticianFactory;

/** Outside programs, each a process of its own, in games of the harness. */
@Tag("process")
class TankWarsProgramsTest {
  private static final TankWarsGame GAME = new TankWarsGame();
  private static final ProgramFactory PROGRAM = new ProgramFactory();
  private static final PlayerSpec ANYBODY =
      new PlayerSpec(
          "anybody",
          new SeatSpec("any", List.of(), Map.of()),
          new SeatSpec("any", List.of(), Map.of()));

  @TempDir Path folder;

  private static PlayedGame play(String command, long timeoutMs, long cap, PlayerFactory other) {
    Options settings =
        Options.of(
            PROGRAM.options(GAME),
            Map.of(
                "command",
                command,
                "protocol",
                "tank-wars",
                "requestTimeoutMs",
                timeoutMs,
                "step",
                10L));
    return play(settings, cap, other);
  }

  private static PlayedGame play(Options settings, long cap, PlayerFactory other) {
    Match match =
        new Match(
            (task, side, seat) ->
                side == Side.FIRST
                    ? PROGRAM.create(GAME, settings, seat)
                    : other.create(GAME, Options.defaults(other.options(GAME)), seat));
    Options rules = Options.of(GAME.options(), Map.of("map", "skirmish", "iterationCap", cap));
    return match.play(
        new GameTask(
            new GameId(0, 0, 0, 0),
            GAME,
            rules,
            Opening.PLAIN,
            ANYBODY,
            ANYBODY,
            1,
            2,
            3,
            600_000,
            false));
  }

  /** Two of them, one after the other, at the one port that both know. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aProgramMayHaveItsPortBuiltIn() throws IOException {
    assumeTrue(Installed.runs("python3", "--version"), "needs python3");
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    Path hunter = ProjectHome.find().resolve("configs/clients/hunter.py");
    Options settings =
        Options.of(
            PROGRAM.options(GAME),
            Map.of(
                "command",
                "python3 '%s' 127.0.0.1 %d".formatted(hunter, port),
                "protocol",
                "tank-wars",
                "port",
                (long) port));
    for (int game = 0; game < 2; game++) {
      assertThat(play(settings, 200, new IdleFactory()).record().fault()).isNull();
    }
  }

  private String outsider(String how) {
    return "'%s' -XX:TieredStopAtLevel=1 -Xshare:auto -cp '%s' %s %s '%s'"
        .formatted(
            Path.of(System.getProperty("java.home"), "bin", "java"),
            Path.of(
                    URI.create(
                        Outsider.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toString()))
                .toString(),
            Outsider.class.getName(),
            how,
            folder.resolve("pid"));
  }

  /** Of the first side's fault. */
  private static String label(PlayedGame game) {
    Fault fault = Objects.requireNonNull(game.record().fault());
    assertThat(fault.side()).isEqualTo(Side.FIRST);
    return fault.kind().id();
  }

  @Test
  void aProgramPlaysAWholeGame() {
    PlayedGame game = play(outsider("watch"), 60_000, 200, new IdleFactory());
    assertThat(game.record().fault()).isNull();
    assertThat(game.record().ending().id()).isEqualTo("iteration-cap");
    assertThat(game.record().outcome()).isEqualTo(Outcome.DRAW);
  }

  @ParameterizedTest
  @CsvSource({
    "leave, ended, the program closed the connection (exit code 7",
    "nonsense, protocol, the program sent more than 100 invalid commands in a row",
    "flood, flooded, the program sent more than 2000 requests at a time",
    "endless-line, flooded, the program sent a line of more than 1024 bytes",
  })
  void aProgramThatBreaksTheProtocolForfeits(String how, String label, String report) {
    PlayedGame game = play(outsider(how), 60_000, 200, new IdleFactory());
    assertThat(label(game)).isEqualTo(label);
    assertThat(game.record().outcome()).isEqualTo(Outcome.SECOND_WINS);
    assertThat(game.faultReport()).contains(report).doesNotContain("\tat ", "Caused by");
  }

  @Test
  void aProgramThatStallsForfeits() {
    PlayedGame game = play(outsider("stall"), 1500, 200, new IdleFactory());
    assertThat(label(game)).isIn("timeout", "not-started"); // where the machine is that busy
    assertThat(game.faultReport())
        .containsPattern("(sent no line|did not connect) within 1500 ms \\(still running");
  }

  @Test
  void whatTheProgramSaidLastIsKeptForTheFault() {
    PlayedGame game = play(outsider("leave"), 60_000, 200, new IdleFactory());
    assertThat(game.faultReport()).contains("exit code 7, standard error ends:", "had enough");
  }

  @Test
  void aProgramThatEndsBeforeItConnectsForfeits() {
    PlayedGame game = play(outsider("no-such-way"), 60_000, 200, new IdleFactory());
    assertThat(label(game)).isEqualTo("not-started");
    assertThat(game.faultReport()).contains("IllegalArgumentException: no-such-way");
  }

  @Test
  void aCommandThatDoesNotExistForfeits() {
    PlayedGame game = play("no-such-program-here", 1000, 200, new IdleFactory());
    assertThat(label(game)).isEqualTo("not-started");
    assertThat(game.faultReport()).contains("the program could not be started: ");
  }

  @Test
  void aProgramThatLingersIsEnded() throws IOException {
    PlayedGame game = play(outsider("linger"), 60_000, 100, new IdleFactory());
    assertThat(game.record().fault()).isNull();
    long pid = new Pids(folder.resolve("pid")).read().get(0);
    ProcessHandle.of(pid).ifPresent(process -> process.onExit().join());
    assertThat(ProcessHandle.of(pid).map(ProcessHandle::isAlive)).isNotEqualTo(Optional.of(true));
  }

  /** A program that begins with lines of a shell: host and port are $1 and $2. */
  private String outsiderAfter(String lines) throws IOException {
    Path script = folder.resolve("program.sh");
    Files.writeString(
        script, "cd '" + folder + "'\n" + lines + "exec " + outsider("watch") + " $1 $2\n");
    return "sh '" + script + "'";
  }

  @Test
  void aSeatIsNotGivenToAnotherUser() throws IOException {
    String asNobody = "setpriv --reuid=65534 --clear-groups bash -c ";
    assumeTrue(Installed.runs((asNobody + "true").split(" ", -1)), "needs root, setpriv and bash");
    // The stranger is first at the door and waits to be sent away; then the program comes.
    String program =
        outsiderAfter(
            asNobody + "'exec 3<>/dev/tcp/'$1/$2' && ! read -r -t 60 <&3' && touch refused\n");
    PlayedGame game = play(program, 60_000, 100, new IdleFactory());
    assertThat(game.record().fault()).as(String.valueOf(game.faultReport())).isNull();
    assertThat(folder.resolve("refused")).exists();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whatAProgramStartedInTheBackgroundEndsWithItsGame() throws IOException {
    // A child of the program, and one whose parent has ended long before.
    String program = outsiderAfter("sleep 1000 & echo $! >pids\n(sleep 1000 & echo $! >>pids)\n");
    PlayedGame game = play(program, 60_000, 100, new IdleFactory());
    assertThat(game.record().fault()).as(String.valueOf(game.faultReport())).isNull();
    Pids pids = new Pids(folder.resolve("pids"));
    assertThat(pids.read()).hasSize(2);
    assertThat(pids.running()).isEmpty();
  }

  @Test
  void theExampleClientPlaysALegalGameAgainstTheTactician() {
    Path client = ProjectHome.find().resolve("configs/clients/hunter.py");
    assumeTrue(Installed.runs("python3", "--version"), "needs python3");
    PlayedGame game =
        play("python3 '" + client + "' {host} {port}", 60_000, 1500, new TacticianFactory());
    assertThat(game.record().fault()).as(String.valueOf(game.faultReport())).isNull();
  }
}
