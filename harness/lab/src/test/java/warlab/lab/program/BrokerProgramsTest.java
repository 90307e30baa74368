package warlab.lab.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.record.Fault;
import warlab.lab.record.GameRecord;
import warlab.lab.record.PlayedGame;

/** A program that plays through a broker, on both sides, well and badly. */
@Tag("process")
@Execution(ExecutionMode.CONCURRENT)
class BrokerProgramsTest {

  private static List<GameRecord> play(String behaviour, String openings) {
    return ProgramGames.play(
            """
            name: brokered
            game: ai-wargame
            gameOptions: { cap: 40 }
            seed: 1
            players:
              client:
                search: program
                protocol: broker
                command: "%s %s {url} {opponent} %s"
                %s
              other: { search: greedy, heuristic: e2 }
            match: { pairs: 1, openings: %s }
            """
                .formatted(
                    ProgramGames.java(),
                    BrokerClient.class.getName(),
                    behaviour,
                    behaviour.equals("never") ? "timeMs: 100" : "marginMs: 50",
                    openings))
        .stream()
        .map(PlayedGame::record)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"well", "slow", "lingers"})
  void bothSeatsArePlayedToTheEnd(String behaviour) {
    assertThat(play(behaviour, "none"))
        .hasSize(2)
        .allSatisfy(
            game -> {
              assertThat(game.fault()).isNull();
              assertThat(game.moves()).isGreaterThan(6);
            });
  }

  @ParameterizedTest
  @CsvSource({
    "illegal, ILLEGAL_MOVE",
    "twice, PROTOCOL",
    "wrong-turn, PROTOCOL",
    "malformed, PROTOCOL",
    "ends, ENDED",
    "never, TIMEOUT"
  })
  void whatIsAgainstTheProtocolLosesByItsLabel(String behaviour, Fault.Kind label) {
    assertThat(play(behaviour, "none"))
        .hasSize(2)
        .allSatisfy(
            game -> {
              Fault fault = Objects.requireNonNull(game.fault());
              assertThat(fault.kind()).isEqualTo(label);
              assertThat(game.player(fault.side())).isEqualTo("client");
            });
  }

  @Test
  void openingsAreRefusedSinceItCannotBeToldOfThem() {
    assertThatThrownBy(() -> play("well", "{ plies: 4 }"))
        .isInstanceOf(ConfigException.class)
        .hasMessageContaining(
            "openings: expected none, since player 'client' can only begin at the plain start");
  }
}
