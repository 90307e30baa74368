package warlab.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpellingTest {
  private static final List<String> KNOWN = List.of("ai-wargame", "grid-conflict", "tank-wars");

  @Test
  void findsTheNearestWord() {
    assertThat(Spelling.nearest("ai-wargme", KNOWN)).contains("ai-wargame");
    assertThat(Spelling.nearest("TANKWARS", KNOWN)).contains("tank-wars");
    assertThat(Spelling.nearest("gird-conflict", KNOWN)).contains("grid-conflict");
  }

  @Test
  void findsNothingFarOff() {
    assertThat(Spelling.nearest("chess", KNOWN)).isEmpty();
    assertThat(Spelling.nearest("chess", List.of())).isEmpty();
  }

  @Test
  void takesTheFirstOfTwoEquallyNear() {
    assertThat(Spelling.nearest("e3", List.of("e1", "e2"))).contains("e1");
  }

  @Test
  void suggestsTheNearestWordOrListsThemAll() {
    assertThat(Spelling.suggestion("ai-wargme", KNOWN)).isEqualTo(", maybe 'ai-wargame'?");
    assertThat(Spelling.suggestion("chess", KNOWN))
        .isEqualTo(", known: ai-wargame, grid-conflict, tank-wars");
    assertThat(Spelling.suggestion("chess", List.of())).isEmpty();
  }
}
