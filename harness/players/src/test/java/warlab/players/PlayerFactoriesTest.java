package warlab.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Registry;
import warlab.games.Side;
import warlab.players.scripted.RandomFactory;

class PlayerFactoriesTest {
  private static final Game GAME = WargamePositions.GAME;
  private static final Heuristic E1 = WargamePositions.heuristic("e1");
  private static final Registry<PlayerFactory> ALL =
      Registry.load(PlayerFactory.class, PlayerFactoriesTest.class.getClassLoader());

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "minimax", "alpha-beta", "mcts"})
  void areFoundByNameAndDescribeThemselves(String id) {
    PlayerFactory factory = ALL.find(id).orElseThrow();
    assertThat(factory.help()).isNotBlank();
    assertThat(factory.options(GAME).stream().map(Option::name)).doesNotHaveDuplicates();
    assertThat(factory.options(GAME)).allSatisfy(each -> assertThat(each.help()).isNotBlank());
  }

  @Test
  void alphaBetaObjectsToWhatMakesNoSense() {
    Contender alphaBeta = Contender.alphaBeta(GAME, E1);
    assertThat(objection(alphaBeta)).contains("no limit");
    assertThat(objection(alphaBeta.with("nodes", 5L))).isNull();
    assertThat(objection(alphaBeta.with("nodes", 5L).with("deepening", false))).contains("depth");
    assertThat(objection(alphaBeta.depth(3).with("adjustDepth", true))).contains("timeMs");
    assertThat(objection(alphaBeta.depth(3).with("adjustDepth", true).with("timeMs", 9L))).isNull();
  }

  @Test
  void mctsAndMinimaxObjectToNoLimit() {
    assertThat(objection(Contender.mcts(GAME, E1))).contains("no limit");
    assertThat(objection(Contender.minimax(GAME, E1).with("nodes", 5L))).contains("depth");
  }

  private static @Nullable String objection(Contender contender) {
    return contender.factory().objection(contender.options());
  }

  @Test
  void tablesSayHowLargeTheyAre() {
    Contender alphaBeta = Contender.alphaBeta(GAME, E1).depth(3).with("tableBits", 20L);
    assertThat(alphaBeta.factory().tableBytes(alphaBeta.options()))
        .isEqualTo((16L << 20) + (16L << 14));
    Contender unpruned = alphaBeta.with("pruning", false);
    assertThat(unpruned.factory().tableBytes(unpruned.options())).isZero();
  }

  @Test
  void randomPlaysEveryMoveAboutEquallyOften() {
    Position start = WargamePositions.of(WargamePositions.START);
    Player random = new RandomFactory().create(GAME, Options.defaults(List.of()), seat());
    Map<Integer, Long> counts =
        Stream.generate(() -> random.choose(start).move())
            .limit(12_000)
            .collect(Collectors.groupingBy(move -> move, Collectors.counting()));
    assertThat(counts)
        .hasSize(12)
        .allSatisfy((move, count) -> assertThat(count).isBetween(850L, 1150L));
  }

  private static Seat seat() {
    return new Seat(Side.FIRST).begin(1);
  }

  @Test
  void adjustedDepthRisesWhenMovesAreQuick() {
    Contender adjusting =
        Contender.alphaBeta(GAME, E1).depth(1).with("timeMs", 3_600_000L).with("adjustDepth", true);
    Player player = adjusting.sit(seat());
    Position start = WargamePositions.of(WargamePositions.START);
    assertThat(Contender.reportOf(player.choose(start)).depth()).isEqualTo(1);
    assertThat(Contender.reportOf(player.choose(start)).depth()).isEqualTo(2);
    assertThat(Contender.reportOf(player.choose(start)).depth()).isEqualTo(3);
  }
}
