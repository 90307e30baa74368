package warlab.lab.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NamesTest {

  @Test
  void longNamesKeepBothEnds() {
    assertThat(Names.shortened("alpha-beta-and-more depth=3", 13)).isEqualTo("alpha-\u2026epth=3");
    assertThat(Names.shortened("short", 13)).isEqualTo("short");
  }

  @Test
  void idsBecomeWords() {
    assertThat(Names.words("move-cap")).isEqualTo("move cap");
    assertThat(Names.capital("attacker")).isEqualTo("Attacker");
  }
}
