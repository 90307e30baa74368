package warlab.games.gridconflict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The reference table that two independent programs agree on, to depths that take seconds; {@code
 * -Dwarlab.perft.all=true} counts all of it, in minutes.
 */
@Tag("long")
class GridConflictPerftTest {
  private static final boolean ALL = Boolean.getBoolean("warlab.perft.all");
  private static final Map<String, Integer> DEEPEST =
      Map.of(
          "gc-a-3x3-full.txt", 12,
          "gc-b-5x5-low-stamina.txt", 7,
          "gc-c-11x11-columns.txt", 4,
          "gc-d-52x99-wide.txt", 3);

  static Stream<Arguments> lines() {
    return Positions.text("perft.tsv")
        .lines()
        .skip(1)
        .map(line -> line.split("\t", -1))
        .filter(line -> ALL || Integer.parseInt(line[1]) <= DEEPEST.getOrDefault(line[0], 0))
        .map(line -> Arguments.of(line[0], Integer.parseInt(line[1]), counts(line)));
  }

  private static ColumnPerft.Counts counts(String[] line) {
    return new ColumnPerft.Counts(
        Long.parseLong(line[2]),
        Long.parseLong(line[3]),
        Long.parseLong(line[4]),
        Long.parseLong(line[5]),
        Long.parseLong(line[6]));
  }

  @ParameterizedTest(name = "{0} to depth {1}")
  @MethodSource("lines")
  void countsWhatTheReferenceCounts(String file, int depth, ColumnPerft.Counts expected) {
    assertThat(ColumnPerft.count(Positions.load(file), depth)).isEqualTo(expected);
  }
}
