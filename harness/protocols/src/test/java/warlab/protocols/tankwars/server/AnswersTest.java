package warlab.protocols.tankwars.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.protocols.tankwars.Client;
import warlab.protocols.tankwars.Service;

/** Every answer of the protocol, through a real connection. */
@Tag("process")
class AnswersTest {
  /** Red: artillery on its base, a tank beside water; blue a soldier far away. */
  private static final String MAP = "9x2||BGGWGGGGB/GGGGGGGGG|1A0.0,1T2.0,2U8.0";

  private final Service service = Service.on(MAP).lockstep(3).open();
  private final Client red = service.connect();

  @AfterEach
  void close() {
    red.close();
    service.close();
  }

  @Test
  void playersAreNumberedAsTheyConnect() {
    assertThat(red.ask("PLAYER")).isEqualTo("1");
    try (Client blue = service.connect();
        Client observer = service.connect()) {
      assertThat(blue.ask("PLAYER")).isEqualTo("2");
      assertThat(observer.ask("PLAYER")).isEqualTo("3");
    }
  }

  @Test
  void anOrderIsTakenOnce() {
    assertThat(red.ask("FIRE 2 0 4 0")).isEqualTo("OK");
    assertThat(red.ask("FIRE 2 0 4 0")).isEqualTo("unit is already processing a command");
    assertThat(red.ask("MOVE 2 0 2 1")).isEqualTo("unit is already processing a command");
    assertThat(red.ask("MOVE 0 0 8 1")).isEqualTo("OK");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"MOVE 9 0 0 0", "MOVE 0 0 0 2", "FIRE -1 0 2 0", "FIRE 2 0 99999999999 0"})
  void tilesOutsideTheBoardAreNil(String line) {
    assertThat(red.ask(line)).isEqualTo("input is nil");
  }

  @ParameterizedTest
  @ValueSource(strings = {"MOVE 5 0 5 1", "FIRE 5 1 5 0", "MOVE 8 0 7 0", "FIRE 8 0 7 0"})
  void onlyAnOwnUnitTakesOrders(String line) {
    assertThat(red.ask(line)).isEqualTo("no player unit found");
  }

  @Test
  void everyOtherRefusalHasItsText() {
    assertThat(red.ask("MOVE 2 0 2 0")).isEqualTo("target is not a neighbor and no path was found");
    assertThat(red.ask("MOVE 2 0 3 0")).isEqualTo("invalid target for this unit");
    assertThat(red.ask("FIRE 2 0 5 0")).isEqualTo("target is not in range");
    assertThat(red.ask("FIRE 2 0 2 0")).isEqualTo("target is not in range");
    assertThat(red.ask("FIRE 0 0 1 0")).isEqualTo("target is not in range");
  }

  @Test
  void withoutSupplyAmmunitionRunsOut() {
    try (Service desert = Service.on("18x1||GGGGGGGGGGGGGGGGGB|1T0.0,2U17.0").lockstep(31).open();
        Client tank = desert.connect();
        Client soldier = desert.connect()) {
      tank.ask("STATUS");
      soldier.ask("STATUS");
      for (int shot = 0; shot < 3; shot++) {
        assertThat(tank.ask("FIRE 0 0 1 0")).isEqualTo("OK");
        for (int step = 0; step < 2; step++) {
          soldier.send("STATUS\n");
          tank.ask("STATUS");
          soldier.read();
        }
      }
      assertThat(tank.ask("FIRE 0 0 1 0")).isEqualTo("no ammunition");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "player", "Status", "move 0 0 1 0", "HELLO", "\u0007\u00ff"})
  void anythingElseIsAnInvalidCommand(String line) {
    assertThat(red.ask(line)).isEqualTo("err: invalid command");
  }

  @Test
  void missingAndNonNumericNumbersAreZero() {
    assertThat(red.ask("MOVE 2")).isEqualTo("OK");
    assertThat(red.ask("FIRE a b 1")).isEqualTo("target is not in range");
    assertThat(red.ask("MOVE x y 1 0")).isEqualTo("OK");
  }

  @Test
  void twoBlanksShiftTheNumbers() {
    assertThat(red.ask("MOVE  2 0 2 1")).isEqualTo("input is nil");
    assertThat(red.ask("MOVE  0 1 0 7 7 7")).isEqualTo("OK");
  }

  @Test
  void linesEndInLfAndCrLfIsAcceptedToo() {
    red.send("PLAYER\r\nPLAYER\nFIRE 0 0 1 0\r\n");
    assertThat(red.readRaw(27)).isEqualTo("1\n1\ntarget is not in range\n");
  }

  @Test
  void requestsMayComeInPiecesAndManyAtATime() {
    red.send("PLA");
    red.send("YER\nPLAYER\nPL");
    red.send("AYER\n");
    assertThat(red.read() + red.read() + red.read()).isEqualTo("111");
  }
}
