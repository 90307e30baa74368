package warlab.lab.check;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import warlab.games.Game;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.players.ForfeitException;
import warlab.players.ForfeitException.Reason;
import warlab.players.GameLine;
import warlab.players.Player;

/** A game against random moves in which a program is asked about every position of one side. */
final class Rehearsal implements GameLine {
  private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(60);

  private final Game game;
  private final Options rules;
  private final String start;
  private final SeededStream stream;
  private final Position position;
  private final List<Integer> moves = new ArrayList<>();
  private final MoveStack stack = new MoveStack();

  private long longestNanos;

  /** From a random opening. */
  Rehearsal(Game game, Options rules, long seed) {
    this(
        game,
        rules,
        seed,
        game.proposeOpening(rules, Options.defaults(game.openingOptions()), seed));
  }

  Rehearsal(Game game, Options rules, long seed, String start) {
    this.game = game;
    this.rules = rules;
    this.start = start;
    stream = new SeededStream(seed);
    position = game.startOrParse(start, rules);
    position.seedDice(seed);
  }

  /** What a program answers in one game, of so many positions at most and while there is time. */
  interface Answers {
    List<String> of(int seed, int most, BooleanSupplier isTimeLeft);
  }

  /** Asks about so many positions, in game after game. */
  static Finding positions(int wanted, Answers answers) {
    long begin = System.nanoTime();
    BooleanSupplier isTimeLeft = () -> System.nanoTime() - begin < LONGEST_NANOS;
    int asked = 0;
    for (int seed = 1; asked < wanted && isTimeLeft.getAsBoolean(); seed++) {
      asked += answers.of(seed, wanted - asked, isTimeLeft).size();
    }
    return asked >= wanted
        ? Finding.pass(asked + " positions")
        : Finding.warn("only " + asked + " positions in a minute");
  }

  /** For a game that goes on for so many plies at most. */
  static BooleanSupplier atMost(int plies) {
    int[] count = {0};
    return () -> count[0]++ < plies;
  }

  /**
   * Plays random moves for both sides, or the player's own for its side. The player must have been
   * made for this game.
   *
   * @return its answers, in our spelling
   */
  List<String> play(Player player, Side side, boolean isFollowed, BooleanSupplier goesOn) {
    List<String> answers = new ArrayList<>();
    while (!position.isOver() && goesOn.getAsBoolean()) {
      stack.clear();
      int next = stack.get(stream.nextInt(position.legalMoves(stack)));
      if (position.sideToMove() == side) {
        Position view = view();
        if (game.hidesInformation()) {
          player.observe(view);
        }
        int answer = choose(player, view);
        answers.add(game.notation().token(position, answer));
        next = isFollowed ? answer : next;
      }
      if (!game.hidesInformation()) {
        moves.add(next);
      }
      position.play(next);
    }
    return answers;
  }

  /** What the side to move sees. */
  Position view() {
    Position view = position.copy();
    position.viewInto(position.sideToMove(), view);
    return view;
  }

  private int choose(Player player, Position view) {
    long begin = System.nanoTime();
    try {
      int move = player.choose(view).move();
      longestNanos = Math.max(longestNanos, System.nanoTime() - begin);
      String objection = position.whyIllegal(move);
      if (objection != null) {
        throw new ForfeitException(Reason.ILLEGAL_MOVE, "an illegal move: " + objection, null);
      }
      return move;
    } catch (ForfeitException broken) {
      String where = "\nin " + game.notation().position(position);
      throw new ForfeitException(broken.reason(), broken.getMessage() + where, null);
    }
  }

  /** How long the slowest answer took. */
  long longestMs() {
    return TimeUnit.NANOSECONDS.toMillis(longestNanos);
  }

  Position position() {
    return position;
  }

  @Override
  public Options rules() {
    return rules;
  }

  @Override
  public String start() {
    return game.hidesInformation() ? "" : start;
  }

  @Override
  public int length() {
    return moves.size();
  }

  @Override
  public int move(int index) {
    return moves.get(index);
  }
}
