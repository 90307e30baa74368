package warlab.games.tankwars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.MoveStack;
import warlab.games.tankwars.world.Setup;

/** Single rows of dirt, so that a tile has two neighbours and a tank reaches two tiles each way. */
class PrunedMovesTest {

  private static List<String> pruned(TankPosition position) {
    MoveStack stack = new MoveStack();
    position.listedMoves(TankPosition.PRUNED, stack);
    return Arrays.stream(stack.toArray(0))
        .mapToObj(move -> Matches.GAME.notation().move(position, move))
        .toList();
  }

  private static TankPosition after(String map, String... orders) {
    TankPosition position = Matches.parse(map);
    for (String order : orders) {
      Matches.order(position, order);
    }
    return position;
  }

  @Test
  void stepsShotsAtEnemiesAndTheLongWaitAreListed() {
    assertThat(pruned(after("9x1||BDDDDDDDB|1T4.0,2T6.0")))
        .containsExactly("MOVE 4 0 5 0", "MOVE 4 0 3 0", "FIRE 4 0 6 0", "WAIT 4 0");
  }

  @Test
  void noStepLeadsOntoAUnit() {
    assertThat(pruned(after("9x1||BDDDDDDDB|2T5.0,1T4.0")))
        .containsExactly("MOVE 4 0 3 0", "FIRE 4 0 5 0", "WAIT 4 0");
  }

  @Test
  void whereAFriendStandsOrWalksThereIsNothingToDo() {
    TankPosition position = after("9x1||BDDDDDDDB|1T3.0,1T5.0,2T8.0", "MOVE 3 0 4 0");
    assertThat(pruned(position)).containsExactly("MOVE 5 0 6 0", "WAIT 5 0");
  }

  @Test
  void theTileAnEnemyWalksToIsWorthAShot() {
    TankPosition position = after("9x1||BDDDDDDDB|1T4.0,2T7.0", "WAIT 4 0 1", "MOVE 7 0 6 0");
    assertThat(pruned(position)).contains("FIRE 4 0 6 0").doesNotContain("FIRE 4 0 5 0");
  }

  @Test
  void theTileAnEnemyFiresAtIsNot() {
    TankPosition position = after("9x1||BDDDDDDDB|1T4.0,2T7.0", "WAIT 4 0 1", "FIRE 7 0 6 0");
    assertThat(pruned(position)).containsExactly("MOVE 4 0 5 0", "MOVE 4 0 3 0", "WAIT 4 0");
  }

  @ParameterizedTest
  @CsvSource({"0, false", "1, false", "2, true"})
  void anEmptyBaseIsWorthAShotIfItIsTheEnemys(int owner, boolean listed) {
    TankPosition position = after("9x1||DDDDDBDDB|1T3.0,2T8.0");
    new Setup(position.world()).owner(5, owner);
    assertThat(pruned(position).contains("FIRE 3 0 5 0")).isEqualTo(listed);
  }

  @ParameterizedTest
  @CsvSource({"1, true", "0.99, false"})
  void aShotNeedsOneRound(float ammunition, boolean possible) {
    TankPosition position = after("9x1||BDDDDDDDB|1T4.0,2T6.0");
    new Setup(position.world()).ammunition(position.askedUnit(), ammunition);
    assertThat(pruned(position).contains("FIRE 4 0 6 0")).isEqualTo(possible);
    assertThat(position.whyIllegal(TankMove.fire(4, 6)) == null).isEqualTo(possible);
    MoveStack all = new MoveStack();
    position.legalMoves(all);
    assertThat(all.toArray(0)).hasSize(possible ? 8 : 4);
  }

  @ParameterizedTest
  @CsvSource({"0, 8", "1, 4"})
  void listsSayHowManyMovesTheyPushed(int list, int count) {
    TankPosition position = after("9x1||BDDDDDDDB|1T4.0,2T6.0");
    MoveStack stack = new MoveStack();
    assertThat(position.listedMoves(list, stack)).isEqualTo(count);
    assertThat(position.listedMoves(list, stack)).isEqualTo(count);
    assertThat(stack.size()).isEqualTo(2 * count);
  }

  @Test
  void shotsAtWeakEnemiesPromiseMostAndOnlyShotsAreNotQuiet() {
    TankPosition position = after("9x1||BDDDDDDDB|2T6.0,1T4.0");
    int[] scores = new int[5];
    scores[1] = position.orderingScore(TankMove.fire(4, 6));
    new Setup(position.world()).health(position.world().unitAt(6), 10);
    scores[0] = position.orderingScore(TankMove.fire(4, 6));
    scores[2] = position.orderingScore(TankMove.fire(4, 5));
    scores[3] = position.orderingScore(TankMove.move(4, 5));
    scores[4] = position.orderingScore(TankMove.wait(4, TankMove.LONG_WAIT));
    for (int i = 1; i < scores.length; i++) {
      assertThat(scores[i]).isBetween(0, scores[i - 1] - 1);
    }
    assertThat(position.isQuiet(TankMove.fire(4, 6))).isFalse();
    assertThat(position.isQuiet(TankMove.move(4, 5))).isTrue();
  }
}
