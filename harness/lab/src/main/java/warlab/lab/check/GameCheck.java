package warlab.lab.check;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Side;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;
import warlab.players.program.MoveLimit;
import warlab.players.program.process.SelfTerminating;

/**
 * Tries out a program that can be told nothing but positions or moves, over any protocol: whole
 * games on either side against random moves, and what it does after them.
 *
 * @param players makes the player behind which the program is, from these settings
 * @param keepsNoGame whether the program can be asked about any position
 */
public record GameCheck(
    Game game, Options rules, PlayerFactory players, Options settings, boolean keepsNoGame) {

  /** Positions for each side that a program which keeps no game is asked about. */
  private static final int POSITIONS = 25;

  private static final int SOME = 6;

  /** Random moves may lose a game at once, which tells little. */
  private static final int MOST_GAMES = 5;

  private static final int ENOUGH_MOVES = 20;

  /**
   * Tells each finding as it is made; of a program that does not begin there is only one.
   *
   * @param waits hears what is waited for
   */
  public void run(Consumer<String> waits, Consumer<Finding> told) {
    Finding.Checks checks = new Finding.Checks(waits, told);
    if (!checks.check("start", "its first move", this::start)) {
      return;
    }
    List<Boolean> endings = new ArrayList<>();
    checks.checkSides("games as ", "its moves", game, side -> wholeGames(side, endings));
    if (!endings.isEmpty()) {
      checks.check("end", "its end", () -> end(endings));
    }
    if (keepsNoGame) {
      checks.checkSides(
          "legal moves, ",
          "its moves",
          game,
          side ->
              Rehearsal.positions(
                  POSITIONS, (seed, most, isTimeLeft) -> answers(seed, side, most, isTimeLeft)));
      checks.check("same file", "its moves", this::sameFile);
    }
  }

  private Finding start() {
    Rehearsal rehearsal = new Rehearsal(game, rules, 1, "");
    Side side = rehearsal.position().sideToMove();
    long begin = System.nanoTime();
    Player player = player(rehearsal, side);
    try {
      rehearsal.play(player, side, true, Rehearsal.atMost(1));
      long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
      return Finding.pass("first move after " + took + " ms");
    } finally {
      player.close();
    }
  }

  private static Finding end(List<Boolean> endings) {
    return endings.contains(false)
        ? Finding.warn("after its game it does not end, but is ended half a second later")
        : Finding.pass("it ends after its game");
  }

  /** Notes whether programs ended by themselves after their games. */
  private Finding wholeGames(Side side, List<Boolean> endings) {
    int games = 0;
    int moves = 0;
    long longestMs = 0;
    while (games < MOST_GAMES && moves < ENOUGH_MOVES) {
      Rehearsal rehearsal = new Rehearsal(game, rules, ++games, "");
      Player player = player(rehearsal, side);
      try {
        moves += rehearsal.play(player, side, true, () -> true).size();
      } finally {
        player.close();
      }
      longestMs = Math.max(longestMs, rehearsal.longestMs());
      if (player instanceof SelfTerminating parting) {
        endings.add(parting.exitedOnItsOwn());
      }
    }
    String played =
        "%d to the end, %d moves, the slowest took %d ms".formatted(games, moves, longestMs);
    return MoveLimit.of(settings).isOverrun(TimeUnit.MILLISECONDS.toNanos(longestMs))
        ? Finding.warn(played + "; in an experiment set timeMs accordingly")
        : Finding.pass(played);
  }

  private Finding sameFile() {
    List<String> one = answers(2, Side.FIRST, SOME, () -> true);
    return one.equals(answers(2, Side.FIRST, SOME, () -> true))
        ? Finding.pass("same moves, " + one.size() + " of them")
        : Finding.warn("other moves when asked again: runs cannot be repeated");
  }

  /** What it answers in a game that goes on with random moves whatever it says. */
  private List<String> answers(long seed, Side side, int most, BooleanSupplier isTimeLeft) {
    Rehearsal rehearsal = new Rehearsal(game, rules, seed);
    Player player = player(rehearsal, side);
    BooleanSupplier isAsked = Rehearsal.atMost(most);
    try {
      return rehearsal.play(
          player,
          side,
          false,
          () ->
              isTimeLeft.getAsBoolean()
                  && (rehearsal.position().sideToMove() != side || isAsked.getAsBoolean()));
    } finally {
      player.close();
    }
  }

  private Player player(Rehearsal rehearsal, Side side) {
    return players.create(game, settings, new Seat(side).begin(1, rehearsal));
  }
}
