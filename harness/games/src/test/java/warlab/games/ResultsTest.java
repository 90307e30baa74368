package warlab.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.wargame.Wargame;

/** How results are named, counted and scored: {@link Ending}, {@link Outcome}, {@link Scores}. */
class ResultsTest {

  @Test
  void endingsAreEqualByTheirIds() {
    assertThat(new Ending("move-cap")).isEqualTo(new Ending("move-cap"));
    assertThat(new Ending("move-cap")).isNotEqualTo(Ending.FAULT);
    assertThat(Ending.FAULT.id()).isEqualTo("fault");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Move cap", "MOVE", "move--cap", "-move", "move_cap", "move-"})
  void anEndingsIdIsLowerKebab(String id) {
    assertThatThrownBy(() -> new Ending(id))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("an ending's id is lower-kebab, not '" + id + "'");
  }

  @Test
  void halfPointsOfBothSidesAddUpToTwo() {
    for (Outcome outcome : Outcome.values()) {
      assertThat(outcome.halfPoints(Side.FIRST) + outcome.halfPoints(Side.SECOND)).isEqualTo(2);
    }
    assertThat(Outcome.DRAW.halfPoints(Side.FIRST)).isEqualTo(1);
    assertThat(Outcome.winOf(Side.SECOND)).isEqualTo(Outcome.SECOND_WINS);
    assertThat(Outcome.FIRST_WINS.halfPoints(Side.FIRST)).isEqualTo(2);
    assertThat(Outcome.FIRST_WINS.isWinOf(Side.SECOND)).isFalse();
    assertThat(Outcome.DRAW.isWinOf(Side.FIRST)).isFalse();
  }

  @Test
  void sidesAreEachOthersOpponents() {
    for (Side side : Side.values()) {
      assertThat(side.opponent().opponent()).isEqualTo(side).isNotEqualTo(side.opponent());
    }
    assertThat(Side.FIRST.index()).isZero();
    assertThat(Side.SECOND.index()).isEqualTo(1);
  }

  @Test
  void winScoresAreThoseOfThePublishedTraces() {
    assertThat(Scores.win(57)).isEqualTo(2147483590);
    assertThat(Scores.loss(57)).isEqualTo(-2147483591);
    assertThat(Scores.win(60)).isEqualTo(2147483587);
    assertThat(Scores.loss(60)).isEqualTo(-2147483588);
  }

  @Test
  void aLossIsTheComplementOfAWinAndFasterIsBetter() {
    for (int moves : new int[] {0, 1, 99, 1_000_000}) {
      assertThat(Scores.loss(moves)).isEqualTo(~Scores.win(moves));
      assertThat(Scores.win(moves)).isGreaterThan(Scores.win(moves + 1));
      assertThat(Scores.loss(moves)).isLessThan(Scores.loss(moves + 1));
      assertThat(Scores.isDecided(Scores.win(moves))).isTrue();
      assertThat(Scores.isDecided(Scores.loss(moves))).isTrue();
    }
  }

  @Test
  void estimatesAreClampedBelowWins() {
    assertThat(Scores.clamp(5_000_000_000L)).isEqualTo(Scores.BOUND);
    assertThat(Scores.clamp(-5_000_000_000L)).isEqualTo(-Scores.BOUND);
    assertThat(Scores.clamp(-17)).isEqualTo(-17);
    assertThat(Scores.isDecided(Scores.BOUND)).isFalse();
    assertThat(Scores.isDecided(-Scores.BOUND)).isFalse();
  }

  @Test
  void aFinishedGameIsScoredForEitherSide() {
    Wargame game = new Wargame();
    Position finished =
        game.parse("...../...../...../...../....aA9 d 57 100", Options.defaults(game.options()));

    assertThat(Scores.ofFinished(finished, Side.FIRST)).isEqualTo(2147483590);
    assertThat(Scores.ofFinished(finished, Side.SECOND)).isEqualTo(-2147483591);
  }
}
