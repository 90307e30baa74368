package warlab.lab.record.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvFieldsTest {

  @Test
  void areTheTextsTheyWereMadeOf() {
    CsvFields fields = CsvFields.of(List.of("größe", "", "a,b", "12"));
    assertThat(fields.count()).isEqualTo(4);
    assertThat(fields.text(0)).isEqualTo("größe");
    assertThat(fields.isEmpty(0)).isFalse();
    assertThat(fields.isEmpty(1)).isTrue();
    assertThat(fields.text(2)).isEqualTo("a,b");
    assertThat(fields.number(3)).isEqualTo(12);
  }

  @ParameterizedTest
  @ValueSource(
      longs = {0, 7, -7, 999_999_999_999_999_999L, 1_000_000_000_000_000_000L, Long.MIN_VALUE})
  void numbersAreReadWhereTheyStand(long number) {
    CsvFields fields = CsvFields.of(List.of("x", Long.toString(number), "y"));
    assertThat(fields.number(1)).isEqualTo(number);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "1 ", "1x", "12:", "9223372036854775808", "0x1", "1.0"})
  void whatIsNoNumberIsRefused(String text) {
    CsvFields fields = CsvFields.of(List.of(text));
    assertThatThrownBy(() -> fields.number(0)).isInstanceOf(NumberFormatException.class);
    assertThat(fields.isBelow(Long.MAX_VALUE)).isFalse();
  }
}
