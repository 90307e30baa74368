package warlab.lab.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NamesTest {

  @Test
  void longNamesAreBrokenAndNeverCut() {
    assertThat(Names.lines("alpha-beta-and-more depth=3", 13))
        .containsExactly("alpha-beta-", "and-more", "depth=3");
    assertThat(Names.lines("short", 13)).containsExactly("short");
    assertThat(Names.lines("W".repeat(30), 13))
        .containsExactly("W".repeat(13), "W".repeat(13), "W".repeat(4));
  }

  @Test
  void idsBecomeWords() {
    assertThat(Names.words("move-cap")).isEqualTo("move cap");
    assertThat(Names.capital("attacker")).isEqualTo("Attacker");
  }
}
