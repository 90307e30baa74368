package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.MoveStack;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.games.Side;

/** The game as the laboratory sees it. */
class WargameTest {

  @Test
  void namesItsSides() {
    assertThat(Texts.GAME.id()).isEqualTo("ai-wargame");
    assertThat(Texts.GAME.sideName(Side.FIRST)).isEqualTo("attacker");
    assertThat(Texts.GAME.sideName(Side.SECOND)).isEqualTo("defender");
    assertThat(Texts.GAME.help()).isNotBlank().doesNotContain("\n");
  }

  @Test
  void theCapHasItsRange() {
    assertThat(Texts.GAME.start(Texts.DEFAULTS).cap()).isEqualTo(100);
    for (long cap : new long[] {-1, 1_000_001}) {
      assertThatThrownBy(() -> Options.of(Texts.GAME.options(), Map.of("cap", cap)))
          .isInstanceOf(OptionException.class)
          .hasMessage("cap: expected a whole number from 0 to 1000000");
    }
  }

  @Test
  void thereIsOneMoveListOfAllMoves() {
    WargamePosition position = Texts.position(Texts.S1);
    MoveStack all = new MoveStack();
    MoveStack listed = new MoveStack();

    assertThat(Texts.GAME.moveLists()).containsExactly("all");
    assertThat(position.listedMoves(0, listed)).isEqualTo(position.legalMoves(all));
    assertThat(listed.toArray(0)).isEqualTo(all.toArray(0));
  }

  @Test
  void nothingIsHidden() {
    WargamePosition view = Texts.position(Texts.START);
    Texts.position(Texts.S1).viewInto(Side.SECOND, view);

    assertThat(Texts.GAME.hidesInformation()).isFalse();
    assertThat(Texts.line(view)).isEqualTo(Texts.S1);
  }
}
