package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.Perft;

/** The published counts of move sequences, split by their last action and by winner. */
class WargamePerftTest {

  private static final Map<String, String> POSITIONS =
      Map.of("start", Texts.START, "S1", Texts.S1, "S2", Texts.S2, "S3", Texts.S3);

  @ParameterizedTest
  @CsvSource(
      useHeadersInDisplayName = true,
      textBlock =
          """
          from,  d, leaves, move,  attack, repair, blast, A wins, D wins
          start, 1, 12,     6,     0,      0,      6,     0,      1
          start, 2, 132,    66,    0,      0,      66,    11,     0
          start, 3, 1507,   770,   0,      66,     671,   0,      121
          start, 4, 18738,  8748,  36,     2268,   7686,  1386,   0
          S1,    1, 14,     7,     2,      0,      5,     0,      1
          S1,    2, 249,    117,   28,     26,     78,    13,     0
          S1,    3, 2979,   1406,  534,    1,      1038,  0,      236
          S1,    4, 46703,  20728, 6405,   3865,   15705, 2743,   16
          S2,    1, 13,     4,     3,      1,      5,     1,      0
          S2,    2, 188,    85,    31,     0,      72,    0,      12
          S2,    3, 2297,   740,   429,    306,    822,   176,    0
          S2,    4, 31990,  15104, 4639,   280,    11967, 0,      2121
          S3,    1, 11,     2,     4,      1,      4,     0,      5
          S3,    2, 70,     13,    20,     15,     22,    0,      27
          S3,    3, 412,    117,   122,    27,     146,   0,      169
          S3,    4, 2509,   699,   596,    414,    800,   27,     2482
          """)
  void countsAsPublished(ArgumentsAccessor row) {
    String line = Objects.requireNonNull(POSITIONS.get(row.getString(0)));
    int depth = row.getInteger(1);
    WargamePosition position = Texts.position(line);

    assertThat(PerftColumns.count(position, depth)).isEqualTo(expected(row));
    assertThat(Perft.count(position, depth)).isEqualTo(row.getLong(2));
    assertThat(Texts.line(position)).isEqualTo(line);
  }

  @Test
  void countsDeeperFromTheStart() {
    WargamePosition start = Texts.position(Texts.START);

    assertThat(Perft.count(start, 5)).isEqualTo(218976);
    assertThat(Perft.count(start, 6)).isEqualTo(2768258);
  }

  @Test
  void nothingIsPlayedPastTheCap() {
    assertThat(Perft.count(Texts.position(Texts.S3), 5)).isZero();
  }

  private static PerftColumns expected(ArgumentsAccessor row) {
    return new PerftColumns(
        row.getLong(3),
        row.getLong(4),
        row.getLong(5),
        row.getLong(6),
        row.getLong(7),
        row.getLong(8));
  }
}
