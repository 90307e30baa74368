package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.Outcome;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.MadeUpConfig;
import warlab.lab.config.Pairing;
import warlab.lab.config.SprtSpec;
import warlab.lab.record.Fault;
import warlab.lab.record.GameId;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.Records;
import warlab.lab.record.SideTiming;
import warlab.lab.record.SideTotals;
import warlab.lab.record.journal.JournalEntry;
import warlab.lab.statistics.summary.Summary;

/**
 * Games whose results a test has written down, added up in the order in which they are given.
 * Results are letters in the view of the pairing's {@code a}: W, D or L. What is set before a game
 * holds for all that follow.
 */
public final class ScriptedRun {
  private final ExperimentConfig config;
  private final List<Pairing> pairings;
  private final SummaryBuilder builder;
  private final int[] pairs;
  private final List<JournalEntry> pair = new ArrayList<>();
  private long games;
  private boolean usedChance = true;
  private Ending ending = new Ending("ai-destroyed");
  private @Nullable Fault fault;
  private SideTotals firstTotals = totals(5, 100);
  private SideTotals secondTotals = firstTotals;
  private @Nullable GameTiming timing;
  private int @Nullable [] scores;

  private ScriptedRun(ExperimentConfig config) {
    this.config = config;
    builder = new SummaryBuilder(config);
    pairings = config.pairings();
    pairs = new int[pairings.size()];
  }

  public static ScriptedRun of(ExperimentConfig config) {
    return new ScriptedRun(config);
  }

  /** Every two players, sides swapped. */
  public static ScriptedRun roundRobin(String... players) {
    return roundRobin(null, players);
  }

  public static ScriptedRun roundRobin(@Nullable SprtSpec sprt, String... players) {
    return of(MadeUpConfig.roundRobin(MadeUpConfig.players(List.of(players)), 100, sprt));
  }

  /** Of twenty games each, 2 are won at the lower scores, 9 at the middle ones, 19 at the upper. */
  public static ScriptedRun ofScoresInSteps() {
    ScriptedRun run = cross(List.of("a"), List.of("b"));
    int[] scores = {-30, -20, -10, -9, 0, 9, 10, 11, 12, 100};
    int[] wins = {2, 2, 2, 9, 9, 9, 19, 19, 19, 19};
    for (int i = 0; i < 400; i++) {
      int kind = i / 2 % 10;
      run.scores(scores[kind]).pair(0, i / 20 < wins[kind] ? "W" : "L");
    }
    return run;
  }

  /** Each of the first against each of the second, sides fixed. */
  public static ScriptedRun cross(List<String> first, List<String> second) {
    List<String> players = new ArrayList<>(first);
    second.stream().filter(b -> !first.contains(b)).forEach(players::add);
    return of(MadeUpConfig.cross(MadeUpConfig.players(players), 100, first, second));
  }

  public ExperimentConfig config() {
    return config;
  }

  public List<Pairing> pairings() {
    return pairings;
  }

  /** Games of this many moves. */
  public ScriptedRun length(int moves) {
    return totals(totals((moves + 1) / 2, 100), totals(moves / 2, 100));
  }

  public ScriptedRun ending(String id) {
    ending = new Ending(id);
    return this;
  }

  /** Both sides count this in each game; deeper evals than searched for. */
  public ScriptedRun totals(SideTotals both) {
    return totals(both, both);
  }

  public ScriptedRun totals(SideTotals first, SideTotals second) {
    firstTotals = first;
    secondTotals = second;
    return this;
  }

  public static SideTotals totals(long moves, long nodes) {
    long inner = nodes / 4;
    return Records.totals(moves, 2 * moves, nodes, inner, nodes - moves, 0, nodes - inner);
  }

  /** How long each game takes the sides. */
  public ScriptedRun nanos(long first, long second) {
    return timed(new SideTiming(first, 0, 0, 0), new SideTiming(second, 0, 0, 0));
  }

  /** The same with moves that took too long. */
  public ScriptedRun timed(SideTiming first, SideTiming second) {
    timing = new GameTiming(0, first, second, first.nanos() + second.nanos());
    return this;
  }

  /** Games are recorded, sides alternate and score their positions so, each in its own view. */
  public ScriptedRun scores(int... moverScores) {
    scores = moverScores;
    return this;
  }

  /** Whether chance could have changed the games. */
  public ScriptedRun usedChance(boolean next) {
    usedChance = next;
    return this;
  }

  /** From now on a side is at fault; null for regular ends. */
  public ScriptedRun fault(@Nullable Fault next) {
    fault = next;
    return this;
  }

  /** A pair, or in a cross table a game, from an opening that no other pair of the pairing has. */
  public ScriptedRun pair(int pairing, String results) {
    return pair(pairing, pairs[pairing], results);
  }

  public ScriptedRun pair(int pairing, int opening, String results) {
    return pair(pairing, opening, results, 1000 + games);
  }

  /** Pairs with the same playout are the same games. */
  public ScriptedRun pair(int pairing, int opening, String results, long playout) {
    for (int leg = 0; leg < results.length(); leg++) {
      Outcome outcome = outcome(results.charAt(leg), leg);
      add(game(pairing, opening, leg, outcome, 2 * playout + leg));
    }
    nextPair(pairing);
    return this;
  }

  /** All games of the pairing's last pair were added. */
  public void nextPair(int pairing) {
    pairs[pairing]++;
  }

  /** Several pairs of the same results, all from openings of their own. */
  public ScriptedRun pairs(int count, int pairing, String results) {
    for (int i = 0; i < count; i++) {
      pair(pairing, results);
    }
    return this;
  }

  private static Outcome outcome(char result, int leg) {
    Side side = GameRecord.sideOfA(leg);
    return switch (result) {
      case 'W' -> Outcome.winOf(side);
      case 'L' -> Outcome.winOf(side.opponent());
      default -> Outcome.DRAW;
    };
  }

  public GameRecord game(int pairing, int opening, int leg, Outcome outcome, long hash) {
    Pairing names = pairings.get(pairing);
    return new GameRecord(
        new GameId(games, pairing, pairs[pairing], leg),
        opening,
        names.player(Side.FIRST, GameRecord.sideOfA(leg)).name(),
        names.player(Side.SECOND, GameRecord.sideOfA(leg)).name(),
        outcome,
        fault == null ? ending : Ending.FAULT,
        fault,
        usedChance,
        hash,
        firstTotals,
        secondTotals);
  }

  public void add(GameRecord game) {
    pair.add(new JournalEntry(game, timing, moves()));
    games++;
    if (pair.size() == config.match().format().legs()) {
      builder.add(List.copyOf(pair));
      pair.clear();
    }
  }

  private List<MoveRecord> moves() {
    List<MoveRecord> moves = new ArrayList<>();
    int[] recorded = scores == null ? new int[0] : scores;
    for (int ply = 0; ply < recorded.length; ply++) {
      moves.add(Records.move(games, ply, recorded[ply]));
    }
    return moves;
  }

  public Summary summary() {
    return builder.build();
  }
}
