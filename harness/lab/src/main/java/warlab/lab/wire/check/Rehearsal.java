package warlab.lab.wire.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import warlab.games.Game;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.lab.wire.ugi.GoLimits;
import warlab.lab.wire.ugi.UgiPlayer;
import warlab.lab.wire.ugi.UgiProgram;
import warlab.players.GameLine;
import warlab.players.Seat;

/** A game from a random opening in which a program is asked about every position of one side. */
final class Rehearsal implements GameLine {
  private final Game game;
  private final Options rules;
  private final String start;
  private final SeededStream stream;
  private final Position position;
  private final List<Integer> moves = new ArrayList<>();
  private final MoveStack stack = new MoveStack();

  Rehearsal(Game game, Options rules, long seed) {
    this.game = game;
    this.rules = rules;
    stream = new SeededStream(seed);
    start = game.proposeOpening(rules, Options.defaults(game.openingOptions()), seed);
    position = game.parse(start, rules);
    position.seedDice(seed);
  }

  /**
   * Plays random moves for both sides, or the program's own for its side.
   *
   * @return its answers, in our spelling
   */
  List<String> play(
      UgiProgram program,
      Side side,
      long seed,
      GoLimits limits,
      boolean isFollowed,
      BooleanSupplier goesOn) {
    UgiPlayer player =
        new UgiPlayer(game, program, limits, new Seat(side).begin(seed, this), false);
    List<String> answers = new ArrayList<>();
    while (!position.isOver() && goesOn.getAsBoolean()) {
      int next = randomMove();
      if (position.sideToMove() == side) {
        Position view = position.copy();
        position.viewInto(side, view);
        if (game.hidesInformation()) {
          player.observe(view);
        }
        int answer = player.choose(view).move();
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

  private int randomMove() {
    stack.clear();
    return stack.get(stream.nextInt(position.legalMoves(stack)));
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
