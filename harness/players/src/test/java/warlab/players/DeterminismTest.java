package warlab.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.games.Heuristic;
import warlab.games.Position;

/** Same seed, same decision and counters: whatever ran before, on whatever thread. */
class DeterminismTest {
  private static final Heuristic E2 = WargamePositions.heuristic("e2");
  private static final List<Position> POSITIONS = WargamePositions.middleGames(60);

  static Stream<Contender> searches() {
    Contender alphaBeta = Contender.alphaBeta(WargamePositions.GAME, E2);
    return Stream.of(
        alphaBeta.depth(5).with("tableBits", 8L),
        alphaBeta.depth(4).with("randomTraversal", true),
        alphaBeta.with("nodes", 2_000L),
        Contender.mcts(WargamePositions.GAME, E2).with("nodes", 2_000L),
        Contender.mcts(WargamePositions.GAME, E2).with("nodes", 2_000L).with("leaf", "rollout"),
        Contender.greedy(WargamePositions.GAME, E2));
  }

  @ParameterizedTest
  @MethodSource("searches")
  void aSeatThatPlayedOtherGamesDecidesLikeANewOne(Contender contender) {
    Seat[] used = Contender.seats();
    for (int i = 0; i < POSITIONS.size(); i++) {
      Position position = POSITIONS.get(i);
      Decision inUsedSeat =
          contender.sit(used[position.sideToMove().index()].begin(i)).choose(position.copy());
      assertThat(Untimed.of(inUsedSeat)).isEqualTo(Untimed.of(contender.choose(position, i)));
    }
  }

  @ParameterizedTest
  @MethodSource("searches")
  void twoThreadsDecideLikeOne(Contender contender) throws Exception {
    assertThat(decisions(contender, 2)).isEqualTo(decisions(contender, 1));
  }

  private static List<Untimed> decisions(Contender contender, int threads)
      throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Untimed>> pending =
          IntStream.range(0, POSITIONS.size())
              .mapToObj(i -> pool.submit(() -> Untimed.of(contender.choose(POSITIONS.get(i), i))))
              .toList();
      List<Untimed> decided = new ArrayList<>();
      for (Future<Untimed> each : pending) {
        decided.add(each.get());
      }
      return decided;
    } finally {
      pool.shutdownNow();
    }
  }
}
