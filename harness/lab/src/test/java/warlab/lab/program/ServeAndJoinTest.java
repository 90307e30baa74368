package warlab.lab.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.tankwars.map.BuiltInMaps;
import warlab.games.tankwars.map.MapDocument;
import warlab.games.tankwars.map.MapText;
import warlab.games.tankwars.map.TankMap;
import warlab.lab.cli.Main;
import warlab.lab.cli.Terminal;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.tree.ConfigParser;

/** The commands serve and join. */
@Tag("process")
class ServeAndJoinTest {

  private static Terminal run(String command, String... arguments) {
    return Terminal.run(
        Stream.concat(Stream.of(command), Stream.of(arguments)).toArray(String[]::new));
  }

  private static Terminal serve(String arguments) {
    return run("serve", ("--port 0 " + arguments).split(" ", -1));
  }

  @Test
  void serveTellsWhoWonAndByWhichRule() {
    Terminal match =
        serve("--map skirmish --lockstep --step 10 --players hunter,idle --set iterationCap=900");
    assertThat(match.exitCode()).isZero();
    assertThat(match.out())
        .matches("player 1 \\(hunter\\) wins by (elimination|domination|iteration-cap) at .*\\R");
    assertThat(match.err()).startsWith("map skirmish, listening on 127.0.0.1:");
  }

  @Test
  void playersMayHaveSettingsOfTheirOwn() {
    Terminal match =
        serve(
            "--map skirmish --lockstep --step 50 --set iterationCap=51 --players"
                + " greedy:heuristic=conquest,ties=first,idle");
    assertThat(match.exitCode()).as(match.err()).isZero();
    assertThat(match.out()).contains(" by iteration-cap at iteration 51");
  }

  /** Serves a match on a port of its own, in the background. */
  private static CompletableFuture<Terminal> served(int port, String arguments) {
    return CompletableFuture.supplyAsync(
        () -> run("serve", ("--port " + port + " " + arguments).split(" ", -1)));
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  /** A connection, as soon as somebody listens. */
  private static Socket connected(int port) throws IOException {
    while (true) {
      try {
        return new Socket(InetAddress.getLoopbackAddress(), port);
      } catch (ConnectException tooEarly) {
        Thread.onSpinWait();
      }
    }
  }

  @Test
  void theAnswerToStatusIsAMapToo(@TempDir Path folder) throws Exception {
    int port = freePort();
    CompletableFuture<Terminal> match = served(port, "--map river --lockstep --observers full");
    Path file = folder.resolve("mine.json");
    try (Socket one = connected(port);
        Socket two = connected(port);
        Socket observer = connected(port)) {
      observer.getOutputStream().write("STATUS\n".getBytes(StandardCharsets.US_ASCII));
      Files.writeString(
          file,
          new BufferedReader(
                  new InputStreamReader(observer.getInputStream(), StandardCharsets.US_ASCII))
              .readLine());
      assertThat(one.isConnected() && two.isConnected()).isTrue();
    }
    assertThat(match.get().exitCode()).isEqualTo(ExitCode.FAULTS);

    TankMap read = MapDocument.read(file.toString(), ConfigParser.parseFile(file));
    assertThat(MapText.rows(read.board(), read.ground()))
        .isEqualTo(MapText.rows(BuiltInMaps.RIVER.board(), BuiltInMaps.RIVER.ground()));
    assertThat(read.units()).containsExactlyInAnyOrderElementsOf(BuiltInMaps.RIVER.units());
    assertThat(read.reinforcements()).isEqualTo(BuiltInMaps.RIVER.reinforcements());
    assertThat(read.images()).isEqualTo(BuiltInMaps.RIVER.images());
    Terminal again =
        serve(
            "--map %s --lockstep --step 50 --players idle,idle --set iterationCap=51"
                .formatted(file));
    assertThat(again.out()).isEqualToNormalizingNewlines("draw by iteration-cap at iteration 51\n");
    assertThat(again.err()).startsWith("map mine, listening on ");
  }

  @Test
  void aPlayerJoinsAServerAndPlaysToTheEnd() throws Exception {
    int port = freePort();
    CompletableFuture<Terminal> match =
        served(
            port,
            "--map skirmish --lockstep --step 10 --players remote,idle --set iterationCap=400");
    Terminal player = joined(port, "hunter");
    assertThat(player.exitCode()).isZero();
    assertThat(player.out())
        .matches("the server disconnected at iteration 400, it had taken \\d+ orders\\R");
    assertThat(match.get().out()).startsWith("player 1 (remote) wins by ");
  }

  /** Joins as soon as somebody listens. */
  private static Terminal joined(int port, String player) {
    Terminal terminal = run("join", "--port", "" + port, "--player", player);
    while (terminal.exitCode() == ExitCode.FAILED && terminal.err().contains("cannot connect")) {
      Thread.onSpinWait();
      terminal = run("join", "--port", "" + port, "--player", player);
    }
    return terminal;
  }

  @Test
  void aProcessOfItsOwnPlaysAWholeGameAgainstTheTactician() throws Exception {
    int port = freePort();
    CompletableFuture<Terminal> match =
        served(port, "--map skirmish --lockstep --step 6 --players remote,tactician");
    int exit;
    do { // until somebody listens
      exit = joinAsAProcess(port);
    } while (exit != 0 && !match.isDone());
    assertThat(exit).isZero();
    assertThat(match.get().out())
        .containsPattern(" by (elimination|domination|iteration-cap) at iteration");
    assertThat(match.get().exitCode()).isZero();
  }

  private static int joinAsAProcess(int port) throws Exception {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "join",
            "--port",
            "" + port,
            "--player",
            "hunter")
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--map nowhere | --map: unknown map 'nowhere'",
        "--map none.json | none.json: no such file",
        "--players remote | --players: the map 'border' has 2 players, not 1",
        "--players remote,huntr | --players huntr: ",
        "--lockstep --step 0 | --step: expected a whole number from 1 to 1000, not 0",
        "--request-timeout 0 | --request-timeout: expected a whole number from 1 to 3600000, not 0",
        "--observers all | --observers: expected terrain or full, not 'all'",
        "--profile orignal | --profile: expected document or original, not 'orignal'",
        "--port 70000 | --port: expected a whole number from 0 to 65535, not 70000",
        "--set cap=5 | --set cap=5: unknown option 'cap'",
      })
  void whatCannotBeServedIsRefusedInOneLine(String arguments, String message) {
    Terminal refused = run("serve", arguments.split(" ", -1));
    assertThat(refused.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err().lines().filter(line -> line.startsWith("error: "))).hasSize(1);
    assertThat(refused.err()).contains("error: " + message);
  }

  @Test
  void aPortInUseIsAPlainFailure() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(taken.getLocalPort());
      Terminal refused = run("serve", "--port", port);
      assertThat(refused.exitCode()).isEqualTo(ExitCode.FAILED);
      assertThat(refused.err()).startsWith("error: cannot listen on 127.0.0.1:" + port + ": ");
    }
  }

  @Test
  void joiningNobodyIsAPlainFailure() throws IOException {
    int port = freePort();
    Terminal refused = run("join", "--port", "" + port, "--player", "idle");
    assertThat(refused.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(refused.err()).startsWith("error: cannot connect to 127.0.0.1:" + port + ": ");
  }
}
