package warlab.lab.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.statistics.basic.Interval;

class NumberTextTest {

  @Test
  void countsAreGroupedAndAgreeWithTheirNoun() {
    assertThat(NumberText.count(2000, "game")).isEqualTo("2,000\u00a0games");
    assertThat(NumberText.count(1, "game")).isEqualTo("1\u00a0game");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "0.0042, 0.0042",
    "0.5, 0.5",
    "12.345, 12.3",
    "999, 999",
    "999.7, 1 k",
    "2345678, 2.35 M",
    "-1500, \u22121.5 k",
    "7e15, 7000 T"
  })
  void compactNumbersHaveThreeDigits(double number, String text) {
    assertThat(NumberText.compact(number).replace('\u00a0', ' ')).isEqualTo(text);
  }

  @Test
  void differencesCarryTheirSign() {
    assertThat(NumberText.elo(84.4)).isEqualTo("+84");
    assertThat(NumberText.elo(-84.4)).isEqualTo("\u221284");
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1.0000",
    "0.26563, 0.2656",
    "0.00096, 9.6e-4",
    "1.73e-5, 1.7e-5",
    "1.2e-10, 1.2e-10",
    "9e-11, < 1e-10",
    "0, < 1e-10"
  })
  void pValuesKeepTwoDigitsDownToOneInTenThousandMillion(double p, String text) {
    assertThat(NumberText.pValue(p).replace('\u00a0', ' ')).isEqualTo(text);
  }

  @Test
  void whatRoundsToZeroHasNoSign() {
    assertThat(NumberText.elo(-0.3)).isEqualTo("0");
    assertThat(NumberText.elo(0.3)).isEqualTo("0");
    assertThat(NumberText.decimal(-0.0001, 2)).isEqualTo("0.00");
  }

  @Test
  void sharesArePerCent() {
    assertThat(NumberText.percents(new Interval(0.581, 0.642))).isEqualTo("58.1 to 64.2\u00a0%");
    assertThat(NumberText.wholePercent(0.605)).isEqualTo("61\u00a0%");
  }

  @Test
  void tinyProbabilitiesAreNotZero() {
    assertThat(NumberText.probability(1e-12)).isEqualTo("<\u00a00.0001");
    assertThat(NumberText.probability(1 - 1e-12)).isEqualTo(">\u00a00.9999");
    assertThat(NumberText.probability(0.99995)).isEqualTo(">\u00a00.9999");
    assertThat(NumberText.probability(1)).isEqualTo(">\u00a00.9999");
    assertThat(NumberText.probability(0.25)).isEqualTo("0.2500");
  }
}
