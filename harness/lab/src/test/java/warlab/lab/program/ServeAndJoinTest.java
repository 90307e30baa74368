package warlab.lab.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.tankwars.map.BuiltInMaps;
import warlab.lab.cli.Main;
import warlab.lab.cli.Terminal;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.maps.MapFile;
import warlab.lab.wire.Bots;
import warlab.lab.wire.Service;
import warlab.players.scripted.tankwars.IdleFactory;
import warlab.players.scripted.tankwars.TacticianFactory;

/** The commands serve and join. */
class WireCommandsTest {

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

  @Test
  void aFileOfJsonIsAMapToo(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("mine.json"), MapFile.write(BuiltInMaps.SKIRMISH));
    Terminal match =
        serve("--map " + file + " --lockstep --step 50 --players idle,idle --set iterationCap=51");
    assertThat(match.out()).isEqualToNormalizingNewlines("draw by iteration-cap at iteration 51\n");
    assertThat(match.err()).startsWith("map mine, listening on ");
  }

  @Test
  void aPlayerJoinsAServerAndPlaysToTheEnd() {
    try (Service service =
        Service.on("skirmish").lockstep(10).cap(400).seat(2, Bots.of(new IdleFactory())).open()) {
      Terminal player = run("join", "--port", "" + service.port(), "--player", "hunter");
      assertThat(player.exitCode()).isZero();
      assertThat(player.out())
          .matches("the server hung up at iteration 400, it had taken \\d+ orders\\R");
      assertThat(service.result().winner()).isEqualTo(1);
    }
  }

  @Test
  void aProcessOfItsOwnPlaysAWholeGameAgainstTheTactician()
      throws IOException, InterruptedException {
    try (Service service =
        Service.on("skirmish").lockstep(6).seat(2, Bots.of(new TacticianFactory())).open()) {
      Process client =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  Main.class.getName(),
                  "join",
                  "--port",
                  "" + service.port(),
                  "--player",
                  "hunter")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      assertThat(service.result().rule()).isIn("elimination", "domination", "iteration-cap");
      assertThat(service.result().forfeits()).isEmpty();
      assertThat(client.waitFor()).isZero();
    }
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
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    Terminal refused = run("join", "--port", "" + port, "--player", "idle");
    assertThat(refused.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(refused.err()).startsWith("error: cannot connect to 127.0.0.1:" + port + ": ");
  }
}
