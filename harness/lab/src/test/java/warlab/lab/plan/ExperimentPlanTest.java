package warlab.lab.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.read.Experiments;
import warlab.lab.record.GameId;

class ExperimentPlanTest {
  private static final String THREE =
      "{a: random, b: random, c: 'alpha-beta:depth=2,heuristic=e1'}";

  @Test
  void everyTwoPlayersMeetInARoundRobin() {
    assertThat(names(plan(THREE, "{pairs: 5}"))).containsExactly("a-b", "a-c", "b-c");
  }

  @Test
  void heroMeetsAllOthersInAGauntlet() {
    assertThat(names(plan(THREE, "{pairs: 5, format: gauntlet, hero: b}")))
        .containsExactly("b-a", "b-c");
  }

  @Test
  void crossTablePlaysEachOfFirstAgainstEachOfSecondOnce() {
    Plan plan = plan(THREE, "{pairs: 5, format: cross, first: [a, b], second: [c, a]}");

    assertThat(names(plan)).containsExactly("a-c", "a-a", "b-c", "b-a");
    assertThat(plan.legs()).isEqualTo(1);
    assertThat(plan.gameCount()).isEqualTo(20);
    assertThat(tasks(plan)).allMatch(task -> task.id().leg() == 0);
  }

  @Test
  void scheduleGoesRoundByRoundWithSidesSwapped() {
    Plan plan = plan(THREE, "{pairs: 2}");

    assertThat(plan.gameCount()).isEqualTo(12);
    assertThat(tasks(plan))
        .extracting(GameTask::id)
        .startsWith(new GameId(0, 0, 0, 0), new GameId(1, 0, 0, 1), new GameId(2, 1, 0, 0))
        .endsWith(new GameId(11, 2, 1, 1));
    assertThat(tasks(plan))
        .extracting(task -> task.first().name() + task.second().name())
        .startsWith("ab", "ba", "ac", "ca", "bc", "cb");
  }

  @Test
  void everyPairingMeetsTheSameOpeningsAndDice() {
    List<GameTask> tasks = tasks(plan(THREE, "{pairs: 20}"));

    for (GameTask task : tasks) {
      GameTask same = tasks.get(task.id().pair() * 6);
      assertThat(task.opening().text()).isEqualTo(same.opening().text());
      assertThat(task.diceSeed()).isEqualTo(same.diceSeed());
      assertThat(task.opening().number()).isEqualTo(task.id().pair());
    }
  }

  @Test
  void everyPlayerOfEveryGameHasItsOwnStream() {
    List<GameTask> tasks = tasks(plan(THREE, "{pairs: 100}"));
    Set<Long> seeds = new HashSet<>();
    tasks.forEach(task -> seeds.addAll(List.of(task.firstSeed(), task.secondSeed())));

    assertThat(seeds).hasSize(2 * tasks.size());
  }

  @Test
  void samePlanAgainIsTheSameAndAnotherSeedIsNot() {
    ExperimentConfig config = Experiments.withPlayers(THREE, "{pairs: 20}");
    String other = "{name: x, game: ai-wargame, seed: 2, players: %s, match: {pairs: 20}}";

    assertThat(texts(ExperimentPlan.make(config))).isEqualTo(texts(ExperimentPlan.make(config)));
    assertThat(starts(ExperimentPlan.make(Experiments.read(other.formatted(THREE)))))
        .isNotEqualTo(starts(ExperimentPlan.make(config)));
  }

  @Test
  void longerPlanBeginsLikeAShorterOne() {
    assertThat(texts(plan(THREE, "{pairs: 30}")))
        .startsWith(texts(plan(THREE, "{pairs: 10}")).toArray(new String[0]));
  }

  @Test
  void tasksCanBeAskedForInAnyOrder() {
    Plan plan = plan(THREE, "{pairs: 50}");
    String last = plan.pair(149).get(0).opening().text();

    assertThat(starts(plan)).isEqualTo(starts(plan(THREE, "{pairs: 50}"))).endsWith(last);
  }

  @Test
  void tenMillionGamesCostNothingBeforeTheyArePlayed() {
    Plan plan = plan("{a: random, b: random}", "{pairs: 5000000, openings: {plies: 20}}");

    assertThat(plan.gameCount()).isEqualTo(10_000_000);
    assertThat(plan.pair(0)).hasSize(2);
  }

  @Test
  void timeoutFollowsThePlayersWithATimeLimit() {
    String players = "{a: random, t: 'alpha-beta:timeMs=40000,heuristic=e1'}";

    assertThat(plan(THREE, "{pairs: 1}").pair(0).get(0).moveTimeoutMs()).isEqualTo(60_000);
    assertThat(plan(players, "{pairs: 1}").pair(0).get(0).moveTimeoutMs()).isEqualTo(81_000);
    assertThat(plan(players, "{pairs: 1, moveTimeoutMs: 7}").pair(0).get(0).moveTimeoutMs())
        .isEqualTo(7);
  }

  private static Plan plan(String players, String match) {
    return ExperimentPlan.make(Experiments.withPlayers(players, match));
  }

  private static List<String> names(Plan plan) {
    return plan.pairings().stream().map(each -> each.a().name() + "-" + each.b().name()).toList();
  }

  private static List<GameTask> tasks(Plan plan) {
    return LongStream.range(0, plan.pairCount())
        .mapToObj(plan::pair)
        .flatMap(List::stream)
        .toList();
  }

  /** Tasks as text, without the rules' options, which have none. */
  private static List<String> texts(Plan plan) {
    return tasks(plan).stream()
        .map(task -> task.toString().replaceAll("gameOptions=[^,]*", ""))
        .toList();
  }

  private static List<String> starts(Plan plan) {
    return tasks(plan).stream().map(task -> task.opening().text()).toList();
  }
}
