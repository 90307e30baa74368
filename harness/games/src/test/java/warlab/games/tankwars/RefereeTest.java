package warlab.games.tankwars;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.world.Scene;
import warlab.games.tankwars.world.Setup;

class RefereeTest {

  @Test
  void theUsualCapsAreThoseOfTheTwoSizes() {
    assertThat(Referee.usualCap(Board.of(15, 8))).isEqualTo(12_000);
    assertThat(Referee.usualCap(Board.of(21, 13))).isEqualTo(30_000);
  }

  @Test
  void theLastPlayerWithUnitsWins() {
    Scene scene = duel("1T0.0,2T2.0", "");
    assertThat(ruling(scene)).isNull();
    scene.kill(2);
    assertThat(ruling(scene)).isEqualTo(new Verdict(Verdict.ELIMINATION, 1));
  }

  @Test
  void nobodyLeftIsADraw() {
    Scene scene = duel("1T0.0,2T2.0", "");
    scene.kill(2);
    scene.kill(0);
    assertThat(ruling(scene)).isEqualTo(new Verdict(Verdict.NOBODY_LEFT, 0));
  }

  @Test
  void aPlayerWithABaseAndAReinforcementToComeIsNotOut() {
    Scene scene = duel("1T0.0,2T2.0", "500U");
    scene.kill(2);
    assertThat(ruling(scene)).isNull();
    new Setup(scene.world).owner(2, 0);
    assertThat(ruling(scene)).isEqualTo(new Verdict(Verdict.ELIMINATION, 1));
  }

  @Test
  void whenTheLastReinforcementHasComeABaseIsNoHope() {
    Scene scene = duel("1T0.0,2T2.0", "50U");
    scene.runTo(50);
    scene.kill(2);
    assertThat(ruling(scene)).isNull();
    scene.run(1);
    scene.kill(1);
    scene.kill(2);
    assertThat(ruling(scene)).isEqualTo(new Verdict(Verdict.ELIMINATION, 1));
  }

  @Test
  void owningEveryBaseForLongWins() {
    Scene scene = Scene.of("9x1||BDDDDDDDD|1T0.0,2T8.0");
    Referee referee = new Referee(scene.world.board(), 10_000, true);
    assertThat(referee.rule(scene.world)).isNull();
    assertThat(referee.nextRuling()).isEqualTo(1 + Referee.DOMINATION_UPDATES);
    scene.runTo(900);
    assertThat(referee.rule(scene.world)).isNull();
    scene.run(1);
    assertThat(referee.rule(scene.world)).isEqualTo(new Verdict(Verdict.DOMINATION, 1));
  }

  @Test
  void everyPlayerMayDominate() {
    Scene scene = Scene.of("9x1||DDDDDDDDB|1T0.0,2T8.0");
    Referee referee = new Referee(scene.world.board(), 10_000, true);
    assertThat(referee.rule(scene.world)).isNull();
    scene.runTo(901);
    assertThat(referee.rule(scene.world)).isEqualTo(new Verdict(Verdict.DOMINATION, 2));
  }

  @Test
  void whereThereIsNoBaseNobodyDominates() {
    Scene scene = Scene.of("3x1||DDD|1T0.0,2T2.0");
    Referee referee = new Referee(scene.world.board(), 10_000, true);
    assertThat(referee.rule(scene.world)).isNull();
    scene.runTo(2000);
    assertThat(referee.rule(scene.world)).isNull();
    assertThat(referee.dominator()).isZero();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aCopyKnowsWhatTheOtherKnows(boolean domination) {
    Scene scene = Scene.of("9x1||BDDDDDDDD|1T0.0,2T8.0").runTo(7);
    Referee referee = new Referee(scene.world.board(), 5000, domination);
    referee.rule(scene.world);
    Referee copy = new Referee(referee);
    assertThat(copy.nextRuling()).isEqualTo(referee.nextRuling());
    assertThat(copy.dominator()).isEqualTo(1);
    assertThat(copy.dominatedSince()).isEqualTo(7);
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 7", "2, 0, 0"})
  void inAViewOnlyTheOwnDominationIsKnown(int viewer, int dominator, int since) {
    Scene scene = Scene.of("9x1||BDDDDDDDD|1T0.0,2T8.0").runTo(7);
    Referee referee = new Referee(scene.world.board(), 10_000, true);
    referee.rule(scene.world);
    Referee view = new Referee(scene.world.board(), 0, false);
    view.copyFor(viewer, referee);
    assertThat(view.viewer()).isEqualTo(viewer);
    assertThat(view.dominator()).isEqualTo(dominator);
    assertThat(view.dominatedSince()).isEqualTo(since);
  }

  @Test
  void aLostBaseStartsTheCountAgain() {
    Scene scene = Scene.of("9x1||DBDDDDDDD|1T0.0,2T8.0");
    new Setup(scene.world).owner(1, 1);
    Referee referee = new Referee(scene.world.board(), 10_000, true);
    assertThat(referee.rule(scene.world)).isNull();
    scene.runTo(500);
    new Setup(scene.world).owner(1, 0);
    assertThat(referee.rule(scene.world)).isNull();
    new Setup(scene.world).owner(1, 1);
    scene.runTo(901);
    assertThat(referee.rule(scene.world)).isNull();
    assertThat(referee.dominatedSince()).isEqualTo(901);
  }

  @Test
  void dominationCanBeSwitchedOff() {
    Scene scene = Scene.of("9x1||BDDDDDDDD|1T0.0,2T8.0");
    Referee referee = new Referee(scene.world.board(), 10_000, false);
    referee.rule(scene.world);
    scene.runTo(5000);
    assertThat(referee.rule(scene.world)).isNull();
    assertThat(referee.nextRuling()).isEqualTo(10_000);
  }

  @Test
  void atTheCapBasesDecideThenHealth() {
    Scene scene = Scene.of("9x1||BDDDDDDDB|1T0.0,2T7.0");
    Referee referee = new Referee(scene.world.board(), 1, true);
    assertThat(referee.rule(scene.world)).isEqualTo(new Verdict(Verdict.ITERATION_CAP, 1));
    new Setup(scene.world).owner(8, 2);
    assertThat(referee.rule(scene.world)).isEqualTo(new Verdict(Verdict.ITERATION_CAP, 0));
    new Setup(scene.world).health(scene.unit(0, 0), 99);
    assertThat(referee.rule(scene.world)).isEqualTo(new Verdict(Verdict.ITERATION_CAP, 2));
  }

  @Test
  void threePlayersPlayOnUntilOneIsLeft() {
    Scene scene = Scene.of("3x1||DDD|1T0.0,2T1.0,3T2.0");
    scene.kill(1);
    assertThat(ruling(scene)).isNull();
    scene.kill(0);
    assertThat(ruling(scene)).isEqualTo(new Verdict(Verdict.ELIMINATION, 3));
  }

  @Test
  void inAViewAnEnemyWithoutVisibleUnitsIsNotOut() {
    Scene scene = duel("1T0.0,2T2.0", "");
    scene.kill(2);
    Referee view = new Referee(scene.world.board(), 10_000, true);
    view.copyFor(1, new Referee(scene.world.board(), 10_000, true));
    assertThat(view.rule(scene.world)).isNull();
  }

  private static Scene duel(String units, String reinforcements) {
    return Scene.of("3x1|" + reinforcements + "|BDB|" + units);
  }

  private static @Nullable Verdict ruling(Scene scene) {
    return new Referee(scene.world.board(), 10_000, true).rule(scene.world);
  }
}
