package warlab.protocols.tankwars.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import warlab.players.scripted.RandomFactory;
import warlab.players.scripted.tankwars.HunterFactory;
import warlab.players.scripted.tankwars.IdleFactory;
import warlab.protocols.tankwars.Bots;
import warlab.protocols.tankwars.Service;

/** Players of ours on a server of ours. */
@Tag("process")
class ServedMatchTest {

  @Test
  void aMatchIsPlayedToItsEndAndTheStrongerWins() {
    try (Service service =
        Service.on("skirmish")
            .lockstep(10)
            .seat(1, Bots.of(new HunterFactory()))
            .seat(2, Bots.of(new IdleFactory()))
            .open()) {
      MatchResult result = service.result();
      assertThat(result.winner()).isEqualTo(1);
      assertThat(result.rule()).isIn("elimination", "domination", "iteration-cap");
      assertThat(result.forfeits()).isEmpty();
    }
  }

  @Test
  void theSameMatchIsPlayedAgain() {
    assertThat(keysOfAMatch()).isEqualTo(keysOfAMatch()).hasSizeGreaterThan(20);
  }

  private static List<Long> keysOfAMatch() {
    List<Long> keys = new ArrayList<>();
    try (Service service =
        Service.on("skirmish")
            .lockstep(3)
            .cap(900)
            .seat(1, Bots.recorded(Bots.of(new RandomFactory()), keys))
            .seat(2, Bots.of(new RandomFactory()))
            .open()) {
      assertThat(service.result().rule()).isEqualTo("iteration-cap");
    }
    return keys;
  }

  @Test
  void ourPlayersTakePartInAMapForThree() {
    try (Service service =
        Service.on("9x2||BGGGBGGGB/GGGGGGGGG|1T1.0,2T4.1,3T8.0")
            .lockstep(5)
            .cap(300)
            .seat(1, Bots.of(new IdleFactory()))
            .seat(2, Bots.of(new IdleFactory()))
            .seat(3, Bots.of(new HunterFactory()))
            .open()) {
      assertThat(service.result()).isEqualTo(new MatchResult(3, "iteration-cap", 300, Map.of()));
    }
  }
}
