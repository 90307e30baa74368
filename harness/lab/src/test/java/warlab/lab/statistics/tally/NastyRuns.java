package warlab.lab.statistics.tally;

import static org.junit.jupiter.api.Named.named;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import warlab.games.Outcome;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.lab.config.SprtSpec;
import warlab.lab.record.Fault;
import warlab.lab.record.SideTotals;

/** Runs at the edges, where means have nothing to divide by and odds nothing to go by. */
public final class NastyRuns {

  private NastyRuns() {}

  public static Stream<Named<ScriptedRun>> all() {
    return Stream.of(few(), alike(), many(), stopped(), scored()).flatMap(List::stream);
  }

  private static ScriptedRun two() {
    return ScriptedRun.roundRobin("a", "b");
  }

  private static ScriptedRun fixed() {
    return ScriptedRun.cross(List.of("a"), List.of("b"));
  }

  private static List<Named<ScriptedRun>> few() {
    ScriptedRun half = two();
    half.add(half.game(0, 0, 0, Outcome.DRAW, 1));
    return List.of(
        named("no game", two()),
        named("no game, sides fixed", fixed()),
        named("half a pair", half),
        named("one pair", two().pair(0, "WL")),
        named("one game", fixed().pair(0, "W")),
        named("some never played", ScriptedRun.roundRobin("a", "b", "c").pairs(3, 0, "WD")),
        named("no time", two().nanos(0, 0).pair(0, "WL")));
  }

  private static List<Named<ScriptedRun>> alike() {
    ScriptedRun squares = ScriptedRun.cross(List.of("a", "b"), List.of("a", "b"));
    IntStream.range(0, 4).forEach(cell -> squares.pairs(50, cell, "W"));
    ScriptedRun faults =
        two()
            .length(0)
            .totals(SideTotals.NONE)
            .fault(new Fault(Side.FIRST, Fault.Kind.STACK_OVERFLOW));
    return List.of(
        named("all wins", two().pairs(200, 0, "WW")),
        named("all losses", two().pairs(200, 0, "LL")),
        named("all draws", two().pairs(200, 0, "DD")),
        named("all pairs even", two().pairs(200, 0, "WL")),
        named("nearly all wins", two().pairs(999, 0, "WW").pair(0, "WD")),
        named("all first sides win", squares),
        named("all faults", faults.pairs(5, 0, "LW")),
        named("copied wins", copies("WW")),
        named("copied draws", copies("DD")));
  }

  private static List<Named<ScriptedRun>> many() {
    String[] players = IntStream.range(0, 20).mapToObj(i -> "p" + i).toArray(String[]::new);
    String[] results = {"WW", "WD", "WL", "LL", "DD"};
    ScriptedRun run = ScriptedRun.roundRobin(players);
    for (int pairing = 0; pairing < run.pairings().size(); pairing++) {
      run.pair(pairing, results[pairing % results.length]).pair(pairing, "WL");
    }
    return List.of(named("twenty players", run));
  }

  private static List<Named<ScriptedRun>> stopped() {
    SprtSpec logistic = new SprtSpec(-1000, 1000, 0.01, 0.4, SprtSpec.Model.LOGISTIC);
    return List.of(
        named("test not begun", tested(SprtSpec.of(0, 20))),
        named("test of wins", tested(SprtSpec.of(0, 20)).pairs(300, 0, "WW")),
        named("test of losses", tested(SprtSpec.of(-200, 200)).pairs(300, 0, "LL")),
        named("test of draws", tested(SprtSpec.of(0, 5)).pairs(300, 0, "DD")),
        named("widest logistic test", tested(logistic).pairs(30, 0, "WW")));
  }

  private static ScriptedRun tested(SprtSpec settings) {
    return ScriptedRun.roundRobin(settings, "a", "b");
  }

  private static List<Named<ScriptedRun>> scored() {
    int most = Scores.BOUND;
    return List.of(
        named("decided", two().scores(Scores.win(9), Scores.loss(9)).pairs(5, 0, "WL")),
        named("huge scores", two().scores(most, -most, -most, most, 1).pairs(5, 0, "WD")),
        named("scores of zero", two().scores(0, 0, 0).pairs(5, 0, "WL")),
        named("foreseen results", two().scores(1, -1, 2).pairs(9, 0, "WL")),
        named("wrong forecasts", two().scores(-1, 1, -2).pairs(9, 0, "WL")));
  }

  /** A hundred times the same two games from the plain start. */
  public static ScriptedRun copies(String results) {
    ScriptedRun run = two().usedChance(false);
    for (int again = 0; again < 100; again++) {
      run.pair(0, -1, results, 1);
    }
    return run;
  }
}
