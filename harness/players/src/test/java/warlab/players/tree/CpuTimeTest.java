package warlab.players.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import warlab.games.Option;
import warlab.games.Options;

/** A limit of time by the clock that the config names. */
class CpuTimeTest {
  private static final long LIMIT_MS = 100;

  private static boolean visitsAfterAPause(Map<String, Object> settings) {
    Options options =
        Options.of(
            List.of(SearchOptions.TIME_MS, SearchOptions.TIME_IN, SearchOptions.NODES_PER_MS),
            settings);
    SearchMeter meter = new SearchMeter();
    meter.begin(SearchLimits.of(options));
    long begin = System.nanoTime();
    while (System.nanoTime() - begin < TimeUnit.MILLISECONDS.toNanos(LIMIT_MS)) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(LIMIT_MS));
    }
    return meter.visit();
  }

  @Test
  void aPauseCostsNoCpuTime() {
    assertThat(visitsAfterAPause(Map.of("timeMs", LIMIT_MS))).isFalse();
    assertThat(visitsAfterAPause(Map.of("timeMs", LIMIT_MS, "timeIn", "wall"))).isFalse();
    assertThat(visitsAfterAPause(Map.of("timeMs", LIMIT_MS, "timeIn", "cpu"))).isTrue();
  }

  @Test
  void aClockWithoutALimitIsRefused() {
    List<Option> known =
        List.of(
            SearchOptions.NODES,
            SearchOptions.TIME_MS,
            SearchOptions.TIME_IN,
            SearchOptions.NODES_PER_MS);
    Options untimed = Options.of(known, Map.of("timeIn", "cpu", "nodes", 5L));
    assertThat(SearchOptions.objectionToLimits(untimed, "nodes")).isEqualTo("timeIn needs timeMs");
    Options counted = Options.of(known, Map.of("timeIn", "cpu", "timeMs", 5L, "nodesPerMs", 9L));
    assertThat(SearchOptions.objectionToLimits(counted, "nodes")).contains("no clock is read");
  }
}
