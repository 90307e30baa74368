package warlab.games.gridconflict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.NotationException;
import warlab.games.Options;
import warlab.games.Position;

class GridConflictNotationTest {
  private final GridConflict game = new GridConflict();
  private final Options options = Options.defaults(game.options());
  private final GridConflictPosition position = Positions.load("gc-c-11x11-columns.txt");

  @ParameterizedTest
  @ValueSource(strings = {"m A 3", "a B 2", "p . 0", "m z 99", "a a 10"})
  void actionsAreThreeFields(String text) {
    int action = game.notation().parseMove(position, text);
    assertThat(game.notation().move(position, action)).isEqualTo(text);
  }

  @Test
  void blanksMayBeMany() {
    assertThat(game.notation().parseMove(position, "  m\tA   3 "))
        .isEqualTo(Action.move(Cell.at(1, 3)));
  }

  @ParameterizedTest
  @CsvSource({"m A 3,mA3", "a B 2,aB2", "p . 0,p", "m z 99,mz99"})
  void everyActionHasOneWord(String text, String word) {
    int action = game.notation().parseMove(position, text);
    assertThat(game.notation().token(position, action)).isEqualTo(word);
    assertThat(game.notation().parseMove(position, word)).isEqualTo(action);
  }

  @ParameterizedTest
  @CsvSource({
    "x A 3,x",
    "m,m",
    "m A,A",
    "m A3,A3",
    "m AA 3,AA",
    "m 1 3,1",
    "m A 0,0",
    "m A 03,03",
    "m A 100,100",
    "m A 3 4,4",
    "pp,pp",
    "mA3x,mA3x",
    "p A 1,A",
    "p . 1,1",
    "p . 0 0,0",
    "m A x,x"
  })
  void refusesWhatIsNotAnAction(String text, String token) {
    assertThatThrownBy(() -> game.notation().parseMove(position, text))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("token '" + token + "': ");
  }

  @Test
  void refusesNothing() {
    assertThatThrownBy(() -> game.notation().parseMove(position, ""))
        .hasMessageStartingWith("token '': ");
  }

  @Test
  void oneLineCarriesTheCounters() {
    Positions.play(position, "m A 3", "p . 0");
    String line = game.notation().position(position);
    assertThat(line).doesNotContain("\n").endsWith("; rounds 1/10 actions 2");
    GridConflictPosition read = (GridConflictPosition) game.parse(line, options);
    assertThat(read.key()).isEqualTo(position.key());
    assertThat(read.movesPlayed()).isEqualTo(2);
    assertThat(game.notation().position(read)).isEqualTo(line);
  }

  @Test
  void oneLineMayLeaveTheCountersOut() {
    String line = "1 2 B; 9 1 0 3 3; 9 1 0 2 2; 0; A A1 B A2";
    GridConflictPosition read = (GridConflictPosition) game.parse(line, options);
    assertThat(read.roundsCompleted()).isZero();
    assertThat(read.roundLimit()).isEqualTo(10);
  }

  @Test
  void oneLineCarriesStatsThatOutgrewTheFile() {
    String line = "1 2 B; 40000 1 0 3 3; 9 1 0 2 2; 0; A A1 B A2; rounds 1/4 actions 1";
    assertThat(game.notation().position(game.parse(line, options))).isEqualTo(line);
  }

  @ParameterizedTest
  @CsvSource({"0/1, false", "0/1000, false", "3/4, false", "4/4, true"})
  void oneLineMayBeOfAnyRoundUpToTheLimit(String rounds, boolean over) {
    String line = "1 2 B; 9 1 0 3 3; 9 1 0 2 2; 0; A A1 B A2; rounds " + rounds + " actions 7";
    Position read = game.parse(line, options);
    assertThat(read.isOver()).isEqualTo(over);
    assertThat(game.notation().position(read)).isEqualTo(line);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "1 2 B; 9 1 0 3 3; 9 1 0 2 2; 0; A A1 B C2; rounds 1/4 actions 1!line 5: token 'C2':",
        "1 2 B; 9 1 0 3 3; 9 1 0 2 2; 0; A A1 B A2; rounds 5/4 actions 1!rounds 5/4 actions 1",
        "1 2 B; 9 1 0 3 3; 9 1 0 2 2; 0; A A1 B A2; rounds 0/0 actions 1!rounds 0/0 actions 1",
        "1 2 B; 9 1 0 3 3; 9 1 0 2 2; 0; A A1 B A2; rounds 0/1001 actions 1!rounds 0/1001 actions 1",
        "1 2 B; 9 1 0 3 3; 9 1 0 2 2; 0; A A1 B A2; rounds x!line 6: token 'rounds':",
        "1 2 B!line 2: token '':",
      })
  void refusesBrokenLines(String line, String part) {
    assertThatThrownBy(() -> game.parse(line, options))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(part);
  }

  @Test
  void drawsTheBoard() {
    GridConflictPosition small =
        Positions.read(
            "2 3 A\n9 1 0 12 3\n9 1 0 2 2\n2\n5 0 0 -1\n0 0 0 0\nA A1 B B3 o0 A3 o1 B2 m A2");
    assertThat(game.notation().board(small))
        .isEqualTo(
            """
            A: H 9, A 1, D 0, stamina 12 of 3, to act
            B: H 9, A 1, D 0, stamina 2 of 2
               1  2  3
            A  A  m o0
            B  . o1  B
            o0: H+5 S-1
            o1: nothing""");
  }

  @Test
  void tellsWhatAnActionDoes() {
    GridConflictPosition duel =
        Positions.read("1 6 A\n100 40 0 21 20\n50 30 5 12 12\n1\n20 0 0 -5\nA A2 B A3 o0 A5 m A1");
    assertThat(told(duel, "m A 5"))
        .isEqualTo("A moves to A5 and collects o0: H+20 S-5; 18 stamina left");
    assertThat(told(duel, "a A 1")).isEqualTo("A kills the monster on A1, H 110; 11 stamina left");
    assertThat(told(duel, "a A 3")).isEqualTo("A strikes B for 35, H 15; 11 stamina left");
    assertThat(told(duel, "p . 0")).isEqualTo("A passes; the round ends, stamina 20 next time");
    assertThat(game.notation().progress(duel)).isEqualTo("Round 1 of 10, 0 actions played");
  }

  private String told(GridConflictPosition duel, String action) {
    return game.notation().action(duel, game.notation().parseMove(duel, action));
  }

  @Test
  void tellsTheResult() {
    GridConflictPosition dead = Positions.read("1 2 B\n9 1 0 3 3\n0 1 0 2 2\n0\nA A1 B A2");
    assertThat(game.notation().result(dead))
        .isEqualTo("A wins by the other's death, 0 rounds completed");
    GridConflictPosition late = StateFile.read("1 2 B\n9 1 0 3 3\n9 1 0 2 2\n0\nA A1 B A2", 10, 10);
    assertThat(game.notation().result(late))
        .isEqualTo("A wins by score, the difference is 1, 10 rounds completed");
  }
}
