package warlab.players;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.games.Heuristic;
import warlab.games.Position;

/** After warm-up a search allocates its decision and nothing else. */
class SearchAllocationTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /**
   * Decision, report, counters, best moves and the line, with room for other layouts of objects.
   */
  private static final long BYTES_OF_A_DECISION = 1_000;

  static Stream<Contender> searches() {
    Heuristic heuristic = WargamePositions.heuristic("e3e4");
    Contender forgetful =
        Contender.alphaBeta(WargamePositions.GAME, heuristic).with("tableBits", 6L);
    return Stream.of(
        forgetful.depth(7),
        forgetful.with("nodes", 20_000L),
        Contender.minimax(WargamePositions.GAME, heuristic).depth(4),
        Contender.mcts(WargamePositions.GAME, heuristic).with("nodes", 20_000L));
  }

  @ParameterizedTest
  @MethodSource("searches")
  void onlyTheDecisionIsAllocated(Contender contender) {
    Position position = WargamePositions.of(WargamePositions.START);
    Player player = contender.sit(new Seat(position.sideToMove()).begin(1));
    long least = Long.MAX_VALUE;
    for (int run = 0; run < 20; run++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      Decision decision = player.choose(position);
      long after = THREADS.getCurrentThreadAllocatedBytes();
      assertThat(Contender.reportOf(decision).nodes()).isGreaterThan(4_000);
      least = Math.min(least, after - before);
    }
    assertThat(least).isLessThan(BYTES_OF_A_DECISION);
  }
}
