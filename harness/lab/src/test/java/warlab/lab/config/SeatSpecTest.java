package warlab.lab.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.Option;
import warlab.games.Option.Role;

class SeatSpecTest {
  private static final List<Option> SEARCH =
      List.of(
          Option.optionalInteger("plies", 1, 64, "depth").as(Role.DEPTH),
          Option.optionalInteger("budgetMs", 1, 100, "limit").as(Role.TIME_LIMIT),
          Option.optionalInteger("speed", 1, 10_000, "no clock").as(Role.NODES_PER_MS),
          Option.optionalInteger("depth", 1, 64, "its player's own affair"),
          Option.optionalInteger("timeMs", 1, 100, "its player's own affair"));
  private static final List<Option> PROGRAM =
      List.of(
          Option.requiredText("start", "the program").as(Role.PROGRAM),
          Option.optionalInteger("plies", 1, 64, "depth").as(Role.DEPTH),
          Option.optionalInteger("timeMs", 1, 100, "limit").as(Role.TIME_LIMIT),
          Option.optionalInteger("marginMs", 1, 100, "margin").as(Role.TIME_MARGIN));

  private static SeatSpec search(Map<String, Object> settings) {
    return new SeatSpec("of-a-plug-in", SEARCH, settings);
  }

  private static SeatSpec program(Map<String, Object> settings) {
    return new SeatSpec("of-a-plug-in", PROGRAM, settings);
  }

  @Test
  void aLimitOfTimeIsOverrunOnlyBeyondAMargin() {
    assertThat(search(Map.of("plies", 3L)).overrunMs()).isZero();
    assertThat(search(Map.of("budgetMs", 5L)).overrunMs()).isEqualTo(6);
    assertThat(program(Map.of("timeMs", 5L, "marginMs", 40L)).overrunMs()).isEqualTo(45);
    assertThat(search(Map.of("budgetMs", 5L, "speed", 1000L)).overrunMs()).isZero();
  }

  @Test
  void anOptionMeansWhatItsRoleSaysWhateverItIsCalled() {
    assertThat(search(Map.of("budgetMs", 5L)).isRepeatable()).isFalse();
    assertThat(search(Map.of("timeMs", 5L)).isRepeatable()).isTrue();
    assertThat(search(Map.of("depth", 5L)).setting(Role.DEPTH)).isNull();
    assertThat(search(Map.of()).isOutside()).isFalse();
    assertThat(program(Map.of("start", "./mine")).isOutside()).isTrue();
    assertThat(program(Map.of("start", "./mine")).command()).isEqualTo("./mine");
  }

  @Test
  void aProgramMayRepeatIfOnlyDepthOrNodesLimitIt() {
    assertThat(program(Map.of("start", "./mine")).mayRepeat()).isFalse();
    assertThat(program(Map.of("start", "./mine", "plies", 3L)).mayRepeat()).isTrue();
    assertThat(program(Map.of("start", "./mine", "plies", 3L, "timeMs", 9L)).mayRepeat()).isFalse();
  }

  @Test
  void aValueForARoleGoesToItsOptionAndNowhereIfThereIsNone() {
    SeatSpec seat = search(Map.of("plies", 3L, "depth", 8L));

    assertThat(seat.with(Role.DEPTH, 4L).settings())
        .containsExactlyInAnyOrderEntriesOf(Map.of("plies", 4L, "depth", 8L));
    assertThat(seat.without(Role.DEPTH).settings()).isEqualTo(Map.of("depth", 8L));
    assertThat(seat.with(Role.NODES, 4L)).isEqualTo(seat);
  }
}
