package warlab.lab.check;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Side;
import warlab.players.OutsideReport;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;
import warlab.players.program.process.SelfTerminating;

/**
 * Tries out a program that can be told nothing but positions or moves, over any protocol: whole
 * games on either side against random moves, and what it does after them.
 */
public final class GameCheck {
  private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(60);

  /** Positions for each side that a program which keeps no game is asked about. */
  private static final int POSITIONS = 25;

  private static final int SOME = 6;

  /** Random moves may lose a game at once, which tells little. */
  private static final int MOST_GAMES = 5;

  private static final int ENOUGH_MOVES = 20;

  private final Game game;
  private final Options rules;
  private final PlayerFactory players;
  private final Options settings;
  private final boolean keepsNoGame;

  /** Whether programs ended by themselves after their games. */
  private final List<Boolean> endings = new ArrayList<>();

  /**
   * @param players makes the player behind which the program is, from these settings
   * @param keepsNoGame whether the program can be asked about any position
   */
  public GameCheck(
      Game game, Options rules, PlayerFactory players, Options settings, boolean keepsNoGame) {
    this.game = game;
    this.rules = rules;
    this.players = players;
    this.settings = settings;
    this.keepsNoGame = keepsNoGame;
  }

  /** Tells each finding as it is made; of a program that does not begin there is only one. */
  public void run(Consumer<Finding> told) {
    Finding start = ProgramCheck.tried("start", this::start);
    told.accept(start);
    if (start.verdict() == Finding.Verdict.FAIL) {
      return;
    }
    for (Side side : Side.values()) {
      String what = "games as " + game.sideName(side);
      told.accept(ProgramCheck.tried(what, () -> wholeGames(what, side)));
    }
    if (!endings.isEmpty()) {
      told.accept(
          endings.contains(false)
              ? Finding.warn(
                  "end", "after its game it does not end, but is ended half a second later")
              : Finding.pass("end", "it ends after its game"));
    }
    if (keepsNoGame) {
      for (Side side : Side.values()) {
        String what = "legal moves, " + game.sideName(side);
        told.accept(ProgramCheck.tried(what, () -> legalMoves(what, side)));
      }
      told.accept(ProgramCheck.tried("same file", this::sameFile));
    }
  }

  private Finding start() {
    Rehearsal rehearsal = Rehearsal.fromPlainStart(game, rules, 1);
    Side side = rehearsal.position().sideToMove();
    long begin = System.nanoTime();
    Player player = player(rehearsal, side);
    try {
      rehearsal.play(player, side, true, atMost(1));
      return Finding.pass("start", "first move after " + ms(System.nanoTime() - begin) + " ms");
    } finally {
      player.close();
    }
  }

  private Finding wholeGames(String what, Side side) {
    int games = 0;
    int moves = 0;
    int overruns = 0;
    long longestNanos = 0;
    while (games < MOST_GAMES && moves < ENOUGH_MOVES) {
      Rehearsal rehearsal = Rehearsal.fromPlainStart(game, rules, ++games);
      Player player = player(rehearsal, side);
      try {
        moves += rehearsal.play(player, side, true, () -> true).size();
      } finally {
        player.close();
      }
      longestNanos = Math.max(longestNanos, rehearsal.longestNanos());
      OutsideReport report = player.outside();
      overruns += report == null ? 0 : report.overruns();
      if (player instanceof SelfTerminating parting) {
        endings.add(parting.exitedOnItsOwn());
      }
    }
    String played =
        "%d to the end, %d moves, the slowest took %d ms".formatted(games, moves, ms(longestNanos));
    return overruns > 0
        ? Finding.warn(what, played + "; in an experiment set timeMs accordingly")
        : Finding.pass(what, played);
  }

  private Finding legalMoves(String what, Side side) {
    long begin = System.nanoTime();
    int asked = 0;
    for (int seed = 1; asked < POSITIONS && System.nanoTime() - begin < LONGEST_NANOS; seed++) {
      asked += answers(seed, side, POSITIONS - asked, begin).size();
    }
    return asked >= POSITIONS
        ? Finding.pass(what, asked + " positions")
        : Finding.warn(what, "only " + asked + " positions in a minute");
  }

  private Finding sameFile() {
    long begin = System.nanoTime();
    List<String> one = answers(2, Side.FIRST, SOME, begin);
    List<String> two = answers(2, Side.FIRST, SOME, begin);
    return one.equals(two)
        ? Finding.pass("same file", "same moves, " + one.size() + " of them")
        : Finding.warn("same file", "other moves when asked again: runs cannot be repeated");
  }

  /** What it answers in a game that goes on with random moves whatever it says. */
  private List<String> answers(long seed, Side side, int most, long begin) {
    Rehearsal rehearsal = new Rehearsal(game, rules, seed);
    Player player = player(rehearsal, side);
    int[] asked = {0};
    try {
      return rehearsal.play(
          player,
          side,
          false,
          () ->
              System.nanoTime() - begin < LONGEST_NANOS
                  && (rehearsal.position().sideToMove() != side || asked[0]++ < most));
    } finally {
      player.close();
    }
  }

  private Player player(Rehearsal rehearsal, Side side) {
    return players.create(game, settings, new Seat(side).begin(1, rehearsal));
  }

  private static BooleanSupplier atMost(int plies) {
    int[] count = {0};
    return () -> count[0]++ < plies;
  }

  private static long ms(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(nanos);
  }
}
