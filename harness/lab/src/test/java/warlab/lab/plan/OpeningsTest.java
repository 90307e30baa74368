package warlab.lab.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.lab.UsageException;
import warlab.lab.config.TestCatalog;
import warlab.lab.config.read.Experiments;

class OpeningsTest {
  private static final String TWO = "{a: random, b: random}";
  private static final Game GAME = TestCatalog.GAME;
  private static final Options RULES = Options.defaults(GAME.options());

  @Test
  void generatedOpeningsArePlayableAndNeverRepeat() {
    Plan plan = plan("{pairs: 2000, openings: {plies: 6}}");
    Set<Long> keys = new HashSet<>();
    OpeningScreen screen = new OpeningScreen(GAME);
    for (int pair = 0; pair < 2000; pair++) {
      Position position = GAME.parse(plan.pair(pair).get(0).opening().text(), RULES);
      assertThat(screen.isPlayable(position)).isTrue();
      keys.add(position.key());
    }

    assertThat(keys).hasSize(2000);
  }

  @Test
  void screenThrowsAwayWhatIsDecided() {
    OpeningScreen screen = new OpeningScreen(GAME);

    assertThat(playable(screen, "dA9dT9dF9../dT9dP9.../dF9...aP9/...aF9aV9/..aP9aV9aA9 a 0 100"))
        .isTrue();
    // the Virus takes the AI at once
    assertThat(playable(screen, "dA9aV9.../...../...../...../....aA9 a 0 100")).isFalse();
    // the Defender can do nothing about the Virus next to its AI
    assertThat(playable(screen, "....dT1/dA7aV3.aF7./....aA9/...../.dF9... d 55 100")).isFalse();
    assertThat(playable(screen, "dA9..../...../...../...../....aA9 d 100 100")).isFalse();
  }

  @Test
  void planRefusesWhenOpeningsRunOut() {
    assertThatThrownBy(() -> plan("{pairs: 500, openings: {plies: 2}}"))
        .isInstanceOf(UsageException.class)
        .hasMessageMatching(
            "openings: only [0-9]+ playable ones found in [0-9,]+ tries, the plan needs 500:"
                + " lower pairs, make openings longer or more varied,"
                + " or set match.repeat to true");
  }

  @Test
  void planRefusesBeforeItBeginsHoweverManyPairsItHas() {
    assertThatThrownBy(() -> plan("{pairs: 100000, openings: {plies: 5}}"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("the plan needs 100,000");
  }

  @Test
  void openingsRepeatInOrderWhenAllowed() {
    String match = "{pairs: 500, openings: {plies: 2}, repeat: true}";
    ExperimentPlan plan = plan(match);
    List<Integer> used =
        IntStream.range(0, 500)
            .mapToObj(pair -> plan.pair(pair).get(0).opening().number())
            .toList();
    int distinct = new HashSet<>(used).size();

    assertThat(distinct).isBetween(10, 100);
    assertThat(used).isEqualTo(IntStream.range(0, 500).mapToObj(i -> i % distinct).toList());
    // Of a plan that has made none yet: the answer does not depend on who asked before.
    assertThat(plan(match).repeatsFrom(distinct - 1)).isFalse();
    assertThat(plan(match).repeatsFrom(distinct)).isTrue();
    assertThat(plan.openingsInWords())
        .isEqualTo(
            distinct
                + " made from the seed, REPEATED: each is used up to "
                + (499 / distinct + 1)
                + " times");
  }

  @Test
  void withoutOpeningsEveryGameBeginsFromThePlainStart() {
    ExperimentPlan plan = plan("{pairs: 3, openings: none}");
    GameTask task = plan.pair(2).get(1);

    assertThat(plan.repeatsFrom(0)).isFalse();
    assertThat(plan.repeatsFrom(1)).isTrue();

    assertThat(task.opening().number()).isEqualTo(-1);
    assertThat(task.opening().text()).isEmpty();
  }

  @Test
  void zeroPliesAreOneOpening() {
    assertThatThrownBy(() -> plan("{pairs: 2, openings: {plies: 0}}"))
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "openings: nothing varies them (no plies, or a map of your own), the plan needs 2:"
                + " give a list (openings: { file: ... }), or set match.repeat to true");
  }

  private static boolean playable(OpeningScreen screen, String text) {
    return screen.isPlayable(GAME.parse(text, RULES));
  }

  private static ExperimentPlan plan(String match) {
    return ExperimentPlan.make(Experiments.withPlayers(TWO, match));
  }
}
