package warlab.lab.statistics.tally;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.lab.record.Fault;
import warlab.lab.record.SideTotals;
import warlab.lab.statistics.sprt.EloModel;
import warlab.lab.statistics.sprt.SprtSettings;

/** Runs at the edges, where means have nothing to divide by and odds nothing to go by. */
public enum NastyRuns {
  NO_GAME(ScriptedRun.roundRobin("a", "b")),
  NO_GAME_WITH_FIXED_SIDES(ScriptedRun.cross(List.of("a"), List.of("b"))),
  HALF_A_PAIR(halfPair()),
  ONE_PAIR(ScriptedRun.roundRobin("a", "b").pair(0, "WL")),
  ONE_GAME(ScriptedRun.cross(List.of("a"), List.of("b")).pair(0, "W")),
  ALL_WINS(ScriptedRun.roundRobin("a", "b").pairs(200, 0, "WW")),
  ALL_LOSSES(ScriptedRun.roundRobin("a", "b").pairs(200, 0, "LL")),
  ALL_DRAWS(ScriptedRun.roundRobin("a", "b").pairs(200, 0, "DD")),
  ALL_EVEN(ScriptedRun.roundRobin("a", "b").pairs(200, 0, "WL")),
  NEARLY_ALL_WINS(ScriptedRun.roundRobin("a", "b").pairs(999, 0, "WW").pair(0, "WD")),
  ALL_WINS_WITH_FIXED_SIDES(
      ScriptedRun.cross(List.of("a", "b"), List.of("a", "b"))
          .pairs(50, 0, "W")
          .pairs(50, 1, "W")
          .pairs(50, 2, "W")
          .pairs(50, 3, "W")),
  SOME_NEVER_PLAYED(ScriptedRun.roundRobin("a", "b", "c").pairs(3, 0, "WD")),
  TWENTY_PLAYERS(twentyPlayers()),
  REPLAYS(replays("WW")),
  REPLAYED_DRAWS(replays("DD")),
  ONLY_FAULTS(
      ScriptedRun.roundRobin("a", "b")
          .length(0)
          .totals(SideTotals.NONE)
          .fault(new Fault(Side.FIRST, Fault.Kind.STACK_OVERFLOW))
          .pairs(5, 0, "LW")),
  SPRT_BEFORE_THE_START(ScriptedRun.roundRobin(SprtSettings.of(0, 20), "a", "b")),
  SPRT_ALL_WINS(ScriptedRun.roundRobin(SprtSettings.of(0, 20), "a", "b").pairs(300, 0, "WW")),
  SPRT_ALL_LOSSES(ScriptedRun.roundRobin(SprtSettings.of(-200, 200), "a", "b").pairs(300, 0, "LL")),
  SPRT_ALL_DRAWS(ScriptedRun.roundRobin(SprtSettings.of(0, 5), "a", "b").pairs(300, 0, "DD")),
  SPRT_LOGISTIC(
      ScriptedRun.roundRobin(new SprtSettings(-1000, 1000, 0.01, 0.4, EloModel.LOGISTIC), "a", "b")
          .pairs(30, 0, "WW")),
  TIMELESS(ScriptedRun.roundRobin("a", "b").nanos(0, 0).pair(0, "WL")),
  DECIDED_SCORES(
      ScriptedRun.roundRobin("a", "b")
          .scores(Scores.win(9), Scores.loss(9), Scores.win(9))
          .pairs(5, 0, "WL")),
  HUGE_SCORES(
      ScriptedRun.roundRobin("a", "b")
          .scores(Scores.BOUND, -Scores.BOUND, -Scores.BOUND, Scores.BOUND, 1)
          .pairs(5, 0, "WD")),
  ZERO_SCORES(ScriptedRun.roundRobin("a", "b").scores(0, 0, 0).pairs(5, 0, "WL")),
  FORESEEN_RESULTS(ScriptedRun.roundRobin("a", "b").scores(1, -1, 2).pairs(9, 0, "WL")),
  WRONG_FORECASTS(ScriptedRun.roundRobin("a", "b").scores(-1, 1, -2).pairs(9, 0, "WL"));

  private final ScriptedRun run;

  NastyRuns(ScriptedRun run) {
    this.run = run;
  }

  public ScriptedRun run() {
    return run;
  }

  private static ScriptedRun halfPair() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b");
    run.add(run.game(0, 0, 0, warlab.games.Outcome.DRAW, 1));
    return run;
  }

  private static ScriptedRun twentyPlayers() {
    String[] players = IntStream.range(0, 20).mapToObj(i -> "p" + i).toArray(String[]::new);
    ScriptedRun run = ScriptedRun.roundRobin(players);
    String[] results = {"WW", "WD", "WL", "LL", "DD"};
    IntStream.range(0, run.info().pairings().size())
        .forEach(
            pairing -> Stream.of(results[pairing % 5], "WL").forEach(r -> run.pair(pairing, r)));
    return run;
  }

  private static ScriptedRun replays(String results) {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b");
    for (int again = 0; again < 100; again++) {
      run.pair(0, -1, results, 1);
    }
    return run;
  }
}
