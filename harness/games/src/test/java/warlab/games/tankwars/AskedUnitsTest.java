package warlab.games.tankwars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.Side;

/** Whose turn it is: which idle unit is asked next, and when a waiting one is asked again. */
class AskedUnitsTest {

  @Test
  void theFirstUpdateIsMadeBeforeAnybodyIsAsked() {
    TankPosition start = Matches.GAME.start(Matches.DEFAULTS);
    assertThat(start.world().counter()).isEqualTo(1);
    assertThat(start.movesPlayed()).isZero();
    assertThat(start.sideToMove()).isEqualTo(Side.FIRST);
  }

  @Test
  void idleUnitsAreAskedInTileOrderFirstSideFirst() {
    TankPosition position = Matches.parse("border");
    String asked = "";
    for (int i = 0; i < 6; i++) {
      asked += " " + position.sideToMove() + position.world().units().tile(position.askedUnit());
      position.play(TankMove.wait(position.world().units().tile(position.askedUnit()), 10));
    }
    assertThat(asked).isEqualTo(" FIRST3 FIRST19 FIRST34 SECOND85 SECOND100 SECOND116");
  }

  @Test
  void updatesRunWhenTheLastUnitHasDecided() {
    TankPosition position = Matches.parse("border");
    for (int i = 0; i < 5; i++) {
      Matches.waitLong(position);
      assertThat(position.world().counter()).isEqualTo(1);
    }
    Matches.waitLong(position);
    assertThat(position.world().counter()).isEqualTo(1 + TankMove.LONG_WAIT);
    assertThat(position.sideToMove()).isEqualTo(Side.FIRST);
    assertThat(position.movesPlayed()).isEqualTo(6);
  }

  @Test
  void aShortWaitLetsOneUpdatePass() {
    TankPosition position = Matches.parse("border");
    position.play(TankMove.wait(3, TankMove.SHORT_WAIT));
    for (int i = 0; i < 5; i++) {
      Matches.waitLong(position);
    }
    assertThat(position.world().counter()).isEqualTo(2);
    assertThat(position.world().units().tile(position.askedUnit())).isEqualTo(3);
  }

  @Test
  void aWaitingUnitIsAskedAgainWhenItsSideSeesAnEnemyMove() {
    TankPosition position = Matches.parse("8x2||DDDDDDDD/BDDDDDDB|1T0.0,2T4.0");
    position.play(TankMove.wait(0, TankMove.LONG_WAIT));
    Matches.order(position, "MOVE 4 0 3 0");
    while (position.world().counter() < 31) {
      assertThat(position.sideToMove()).isEqualTo(Side.FIRST);
      Matches.waitLong(position);
    }
    Matches.waitLong(position);
    assertThat(position.world().counter()).isEqualTo(1 + 36);
    assertThat(position.sideToMove()).isEqualTo(Side.FIRST);
  }

  @Test
  void theSecondSideIsAskedAgainToo() {
    TankPosition position = Matches.parse("8x2||DDDDDDDD/BDDDDDDB|1T0.0,2T4.0");
    Matches.order(position, "MOVE 0 0 1 0");
    while (position.world().counter() < 31) {
      assertThat(position.sideToMove()).isEqualTo(Side.SECOND);
      Matches.waitLong(position);
    }
    Matches.waitLong(position);
    assertThat(position.world().counter()).isEqualTo(1 + 36);
    assertThat(position.sideToMove()).isEqualTo(Side.SECOND);
  }

  @Test
  void aWaitingUnitIsNotAskedAgainWhenAnUnseenEnemyMoves() {
    TankPosition position = Matches.parse("15x1||" + "D".repeat(14) + "B|1T0.0,2T14.0");
    position.play(TankMove.wait(0, TankMove.LONG_WAIT));
    Matches.order(position, "MOVE 14 0 13 0");
    for (int counter = 11; counter < 61; counter += 10) {
      assertThat(position.world().counter()).isEqualTo(counter);
      Matches.waitLong(position);
    }
  }

  @Test
  void aWaitingUnitIsAskedAgainWhenItIsHit() {
    TankPosition position = Matches.parse("8x2||DDDDDDDD/BDDDDDDB|1T0.0,2A4.0");
    position.play(TankMove.wait(0, TankMove.SHORT_WAIT));
    Matches.order(position, "FIRE 4 0 0 0");
    while (position.world().counter() < 92) {
      Matches.waitLong(position);
    }
    Matches.waitLong(position);
    assertThat(position.world().counter()).isEqualTo(1 + 100);
  }

  @Test
  void aWaitingUnitIsAskedAgainWhenItHasLoaded() {
    TankPosition position =
        Matches.parse(
            Matches.GAME
                .notation()
                .position(Matches.parse("8x2||DDDDDDDD/BDDDDDDB|1T0.0,1T0.1,2A7.1"))
                .replace("units=100:3.0", "units=100:0.96"));
    Matches.waitLong(position);
    Matches.waitLong(position);
    Matches.waitLong(position);
    assertThat(position.world().counter()).isEqualTo(1 + 3);
    assertThat(position.world().ammunition(position.askedUnit())).isGreaterThanOrEqualTo(1);
  }

  @Test
  void aDemandedUnitWithAnOrderIsNotAskedUntilItIsFree() {
    TankPosition position = Matches.parse("8x2||DDDDDDDD/BDDDDDDB|1T0.0,2A7.1");
    Matches.order(position, "MOVE 0 0 1 0");
    Matches.order(position, "MOVE 7 1 6 1");
    assertThat(position.world().counter()).isEqualTo(1 + 72);
    assertThat(position.sideToMove()).isEqualTo(Side.FIRST);
  }
}
