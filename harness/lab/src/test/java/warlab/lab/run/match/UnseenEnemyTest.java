package warlab.lab.run.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.TankPosition;
import warlab.lab.build.Installed;
import warlab.lab.build.ProjectHome;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Overrides;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.Opening;
import warlab.players.Decision;
import warlab.players.Player;

/**
 * Two worlds that differ only in what a side cannot know: none of its decisions may differ before
 * its views do.
 */
@Tag("process")
class UnseenEnemyTest {
  private static final String CONFIG =
      """
      name: fog
      game: tank-wars
      seed: 5
      gameOptions: { iterationCap: 1500 }
      players:
        viewer: %s
        rush:   { search: rush }
        hunter: { search: hunter }
      match: { format: round-robin, pairs: %d }
      """;

  private static final String PROGRAM = "python3 '%s' {host} {port}";

  private int comparedDecisions;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{ search: random }",
        "{ search: idle }",
        "{ search: rush }",
        "{ search: hunter }",
        "{ search: tactician }",
        "{ search: tactician, reaction: 7 }",
        "{ search: greedy, heuristic: command }",
        "{ search: alpha-beta, depth: 2, heuristic: command }",
        "{ search: minimax, depth: 1, heuristic: command }",
        "{ search: mcts, nodes: 40, heuristic: command }",
      })
  void noDecisionDiffersBeforeTheViewsDo(String viewer) {
    compareWorlds(viewer, viewer.contains("tactician") ? 12 : 2);
  }

  @Test
  void anOutsideProgramIsToldNoMore() {
    assumeTrue(Installed.runs("python3", "--version"), "needs python3");
    Path client = ProjectHome.find().resolve("configs/clients/hunter.py");
    compareWorlds(
        "{ search: program, protocol: tank-wars, step: 10, command: \""
            + PROGRAM.formatted(client)
            + "\" }",
        1);
  }

  private void compareWorlds(String viewer, int pairs) {
    Catalog catalog = Catalog.discover(UnseenEnemyTest.class.getClassLoader());
    ExperimentConfig config =
        new ConfigReader(catalog, Machine.current())
            .read(
                ExperimentFile.parse(
                    Path.of("fog.yaml"), CONFIG.formatted(viewer, pairs), Overrides.none()));
    PlayerSource players =
        withPosted(PlayerSource.of(catalog, config.game()), config.player("hunter"));
    Plan plan = ExperimentPlan.make(config);
    int games = 0;
    for (long pair = 0; pair < plan.pairCount(); pair += plan.pairings().size()) {
      for (Side side : Side.values()) {
        GameTask task = fromText(plan.pair(pair).get(0));
        // Whatever an unseen unit does, deciding in every update shows no more than sleeping.
        compare(
            play(players, against(task, posted("sleepy"), config, side), side),
            play(players, against(task, posted("restless"), config, side), side));
        WhatASideSaw rush = play(players, against(task, config, "rush", side), side);
        compare(rush, play(players, against(task, config, "hunter", side), side));
        compare(rush, play(players, without(against(task, config, "rush", side), side), side));
        games += 3;
      }
    }
    assertThat(comparedDecisions).as("decisions that were compared").isGreaterThan(20 * games);
  }

  private void compare(WhatASideSaw one, WhatASideSaw other) {
    int differsAt = one.firstDifference(other);
    var decisions = one.decisionsBefore(differsAt);
    assertThat(other.decisionsBefore(differsAt)).isEqualTo(decisions);
    comparedDecisions += decisions.size();
  }

  private static WhatASideSaw play(PlayerSource players, GameTask task, Side side) {
    WhatASideSaw saw = new WhatASideSaw(task, side);
    assertThat(new Match(players).play(task, saw).record().fault()).isNull();
    return saw;
  }

  private static GameTask against(GameTask task, ExperimentConfig config, String enemy, Side side) {
    return against(task, config.player(enemy), config, side);
  }

  /** The task with the viewer on a side; all seeds stay. */
  private static GameTask against(
      GameTask task, PlayerSpec enemy, ExperimentConfig config, Side side) {
    PlayerSpec viewer = config.player("viewer");
    return with(
        task,
        task.opening(),
        side == Side.FIRST ? viewer : enemy,
        side == Side.FIRST ? enemy : viewer);
  }

  /** The task from the whole text of its start, so that a unit can be taken out. */
  private static GameTask fromText(GameTask task) {
    Position start = task.game().parse(task.opening().text(), task.gameOptions());
    String text = task.game().notation().position(start);
    return with(task, new Opening(task.opening().number(), text), task.first(), task.second());
  }

  /** The same with one enemy less, which nobody sees at the start. */
  private static GameTask without(GameTask task, Side viewer) {
    String fewer = HiddenUnit.removed(task.opening().text(), viewer.opponent());
    return with(task, new Opening(task.opening().number(), fewer), task.first(), task.second());
  }

  private static GameTask with(
      GameTask task, Opening opening, PlayerSpec first, PlayerSpec second) {
    return new GameTask(
        task.id(),
        task.game(),
        task.gameOptions(),
        opening,
        first,
        second,
        task.diceSeed(),
        task.firstSeed(),
        task.secondSeed(),
        task.moveTimeoutMs(),
        false);
  }

  private static PlayerSpec posted(String how) {
    SeatSpec nobody = new SeatSpec(how, List.of(), Map.of());
    return new PlayerSpec(how, nobody, nobody);
  }

  /** Adds hunters that leave one unit where it is and want to be asked rarely, or all the time. */
  private static PlayerSource withPosted(PlayerSource others, PlayerSpec hunter) {
    return (task, side, seat) -> {
      PlayerSpec player = side == Side.FIRST ? task.first() : task.second();
      boolean restless = player.name().equals("restless");
      if (!restless && !player.name().equals("sleepy")) {
        return others.seat(task, side, seat);
      }
      GameTask hunting =
          with(
              task,
              task.opening(),
              side == Side.FIRST ? hunter : task.first(),
              side == Side.FIRST ? task.second() : hunter);
      int post = HiddenUnit.tile(task.opening().text(), side);
      int wait = restless ? TankMove.SHORT_WAIT : TankMove.LONG_WAIT;
      return new PostedPlayer(others.seat(hunting, side, seat), post, wait);
    };
  }

  /** Plays as another does, but for a unit that stays on its post. */
  private record PostedPlayer(Player others, int post, int updates) implements Player {

    @Override
    public Decision choose(Position view) {
      TankPosition position = (TankPosition) view;
      int tile = position.world().units().tile(position.askedUnit());
      return tile == post ? Decision.unsearched(TankMove.wait(tile, updates)) : others.choose(view);
    }

    @Override
    public void observe(Position view) {
      others.observe(view);
    }
  }
}
