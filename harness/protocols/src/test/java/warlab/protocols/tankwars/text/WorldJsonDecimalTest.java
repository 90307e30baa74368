package warlab.protocols.tankwars.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.SeededStream;

class WorldJsonDecimalTest {

  @ParameterizedTest
  @CsvSource({
    "3, 3",
    "0, 0",
    "99, 99",
    "1.5458264, 1.5458264",
    "0.1, 0.1",
    "2.5, 2.5",
    "0.016666668, 0.016666668",
    "0.0011111111, 0.0011111111",
    "2.0E-6, 0.000002",
    "5.9604645E-7, 5.9604645e-7",
    "1.1920929E-7, 1.1920929e-7",
    "1.0E-10, 1e-10",
  })
  void aFloatIsWrittenAsItsShortestDecimal(float value, String text) {
    assertThat(WorldJson.decimal(value)).isEqualTo(text);
  }

  @Test
  void whatSupplyAddsUpToReadsBackAsTheSameFloat() {
    float amount = 0;
    for (int update = 0; update < 2000; update++) {
      amount += 1f / (7 * 2f * 30f);
      String text = WorldJson.decimal(amount);
      assertThat(Float.parseFloat(text)).isEqualTo(amount);
      assertThat(text.length()).isLessThanOrEqualTo(Float.toString(amount).length());
    }
  }

  @Test
  void anyFloatReadsBackAndHasNoShorterForm() {
    SeededStream stream = new SeededStream(15);
    for (int i = 0; i < 2000; i++) {
      float value = (float) (stream.nextDouble() * 9);
      String text = WorldJson.decimal(value);
      assertThat(Float.parseFloat(text)).isEqualTo(value);
      assertThat(text).hasSizeLessThanOrEqualTo(Float.toString(value).length());
    }
  }
}
