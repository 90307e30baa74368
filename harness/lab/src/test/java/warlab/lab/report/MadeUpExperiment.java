package warlab.lab.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.Outcome;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.MadeUpConfig;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerLabels;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.record.Fault;
import warlab.lab.record.GameId;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.Records;
import warlab.lab.record.SideTiming;
import warlab.lab.record.SideTotals;
import warlab.lab.record.journal.JournalEntry;
import warlab.lab.statistics.summary.Summary;
import warlab.lab.statistics.tally.SummaryBuilder;

/**
 * Games that nobody played, from players of known strength: player {@code i} is {@code spread} Elo
 * weaker than the one before it.
 */
public final class MadeUpExperiment {
  private final List<PlayerSpec> players;
  private int pairs = 50;
  private int legs = 2;
  private double spread = 60;
  private double draws;
  private int recordEvery = 5;
  private boolean hasSearch = true;
  private String unsearched = "";
  private boolean isCopied;
  private int openings = Integer.MAX_VALUE;
  private @Nullable SprtSpec sprt;

  private MadeUpExperiment(List<PlayerSpec> players) {
    this.players = PlayerLabels.given(players);
  }

  public static MadeUpExperiment of(String... names) {
    return new MadeUpExperiment(MadeUpConfig.players(List.of(names)));
  }

  /** Players with names of a usual length. */
  public static MadeUpExperiment ofPlayers(int count) {
    return of(IntStream.range(0, count).mapToObj(i -> "heuristic-e" + i).toArray(String[]::new));
  }

  /** Depth 1 to 6 of two families. */
  public static MadeUpExperiment ofSweep() {
    List<PlayerSpec> players = new ArrayList<>();
    for (int depth = 6; depth >= 1; depth--) {
      for (String family : List.of("assault", "bastion")) {
        players.add(MadeUpConfig.player(family).at(Map.of("depth", String.valueOf(depth))));
      }
    }
    return new MadeUpExperiment(players);
  }

  /** Three heuristics at four depths, as one sweep. */
  public static MadeUpExperiment ofGrid() {
    List<PlayerSpec> players = new ArrayList<>();
    for (String heuristic : List.of("e2", "e1", "e0")) {
      for (int depth = 4; depth >= 1; depth--) {
        Map<String, String> point = new LinkedHashMap<>();
        point.put("heuristic", heuristic);
        point.put("depth", String.valueOf(depth));
        players.add(0, MadeUpConfig.player("ab").at(point));
      }
    }
    return new MadeUpExperiment(players);
  }

  public MadeUpExperiment pairs(int count) {
    pairs = count;
    return this;
  }

  /** Every player on either side against every other, never swapped. */
  public MadeUpExperiment crossed() {
    legs = 1;
    return this;
  }

  /** By how many Elo each player is stronger than the next; a large one makes it win always. */
  public MadeUpExperiment spread(double elo) {
    spread = elo;
    return this;
  }

  public MadeUpExperiment draws(double share) {
    draws = share;
    return this;
  }

  /** The moves of how many games there are for one that is recorded; 0 for none. */
  public MadeUpExperiment recordEvery(int games) {
    recordEvery = games;
    return this;
  }

  /** Players that neither search nor score, and no clock. */
  public MadeUpExperiment withoutSearch() {
    hasSearch = false;
    return this;
  }

  /** One player that neither searches nor scores. */
  public MadeUpExperiment withoutSearchOf(String player) {
    unsearched = player;
    return this;
  }

  /** From one start, without chance: all games are one and the same, timeouts apart. */
  public MadeUpExperiment copied() {
    isCopied = true;
    return openings(1);
  }

  /** After so many pairs openings begin again. */
  public MadeUpExperiment openings(int count) {
    openings = count;
    return this;
  }

  public MadeUpExperiment sprt(double elo0, double elo1) {
    sprt = SprtSpec.of(elo0, elo1);
    return this;
  }

  public ExperimentConfig config() {
    List<String> names = players.stream().map(PlayerSpec::name).toList();
    return legs == 2
        ? MadeUpConfig.roundRobin(players, pairs, sprt)
        : MadeUpConfig.cross(players, pairs, names, names);
  }

  public Summary summary() {
    SummaryBuilder builder = new SummaryBuilder(config());
    List<JournalEntry> pair = new ArrayList<>();
    play(
        game -> {
          GameTiming timing = hasSearch ? game.timing() : null;
          pair.add(new JournalEntry(game.record(), timing, game.moves()));
          if (pair.size() == legs) {
            builder.add(List.copyOf(pair));
            pair.clear();
          }
        });
    return builder.build();
  }

  /** All games in schedule order. */
  public void play(Consumer<PlayedGame> listener) {
    List<Pairing> pairings = config().pairings();
    long number = 0;
    for (int pair = 0; pair < pairs; pair++) {
      for (int pairing = 0; pairing < pairings.size(); pairing++) {
        for (int leg = 0; leg < legs; leg++) {
          listener.accept(game(pairings.get(pairing), new GameId(number++, pairing, pair, leg)));
        }
      }
    }
  }

  private PlayedGame game(Pairing pairing, GameId id) {
    SeededStream dice = new SeededStream(id.game() * 7919 + 17);
    PlayerSpec first = pairing.player(Side.FIRST, GameRecord.sideOfA(id.leg()));
    PlayerSpec second = pairing.player(Side.SECOND, GameRecord.sideOfA(id.leg()));
    double lead = (players.indexOf(second) - players.indexOf(first)) * spread + 20;
    Outcome outcome = outcome(dice, lead);
    int moves = 8 + dice.nextInt(40) + dice.nextInt(45);
    boolean isFault = id.game() % 997 == 500 && outcome != Outcome.DRAW;
    Side loser = outcome == Outcome.FIRST_WINS ? Side.SECOND : Side.FIRST;
    GameRecord record =
        new GameRecord(
            id,
            id.pair() % openings,
            first.name(),
            second.name(),
            outcome,
            isFault ? Ending.FAULT : new Ending(ending(outcome, moves)),
            isFault ? new Fault(loser, Fault.Kind.TIMEOUT) : null,
            !isCopied || isFault,
            isCopied ? 1 : id.game() * 0x9E3779B97F4A7C15L,
            totals(players.indexOf(first), (moves + 1) / 2),
            totals(players.indexOf(second), moves / 2));
    return new PlayedGame(
        record,
        new GameTiming(
            id.game(),
            new SideTiming(3_000_000L + moves * 10_000L, 0, 0, 0),
            new SideTiming(4_000_000, 0, 0, 0),
            7_500_000),
        recordEvery > 0 && id.game() % recordEvery == 0 ? moves(record, lead, dice) : List.of(),
        null);
  }

  private Outcome outcome(SeededStream dice, double lead) {
    double expected = 1 / (1 + StrictMath.pow(10, -lead / 400));
    double drawn = dice.nextInt(1_000_000) / 1e6;
    if (drawn < draws) {
      return Outcome.DRAW;
    }
    return dice.nextInt(1_000_000) / 1e6 < expected ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
  }

  private static String ending(Outcome outcome, int moves) {
    if (outcome == Outcome.DRAW) {
      return "no-ai-left";
    }
    return moves > 80 ? "move-cap" : moves < 20 ? "both-ais-destroyed" : "ai-destroyed";
  }

  private SideTotals totals(int player, long decisions) {
    if (!hasSearch || players.get(player).name().equals(unsearched)) {
      return Records.unsearched(decisions);
    }
    int depth = 2 + (players.size() - player) % 5;
    long[] evals = new long[depth + 1];
    for (int i = 1; i <= depth; i++) {
      evals[i] = decisions * (long) StrictMath.pow(3 + (players.size() - player) % 3, i);
    }
    long nodes = Arrays.stream(evals).sum() * 2;
    return Records.totals(decisions, decisions * depth, nodes, nodes / 5, nodes, evals);
  }

  private List<MoveRecord> moves(GameRecord game, double lead, SeededStream dice) {
    List<MoveRecord> moves = new ArrayList<>();
    for (int ply = 0; ply < game.moves(); ply++) {
      Side side = ply % 2 == 0 ? Side.FIRST : Side.SECOND;
      int sign = side == Side.FIRST ? 1 : -1;
      int trend = (game.outcome().halfPoints(side) - 1) * 20 * ply;
      int score = trend + (int) (sign * lead) + dice.nextInt(1200) - 600;
      Integer given = hasSearch ? score : null;
      moves.add(new MoveRecord(game.id().game(), ply, side, "A0 A1", given, 3));
    }
    return moves;
  }
}
