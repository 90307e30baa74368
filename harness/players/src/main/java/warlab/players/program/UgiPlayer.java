package warlab.players.program;

import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Notation;
import warlab.games.Position;
import warlab.players.Decision;
import warlab.players.GameLine;
import warlab.players.OutsideReport;
import warlab.players.Player;
import warlab.players.Seat;

/**
 * Plays what a UGI program finds best. The program is told where the game began and all moves
 * since. Of a game that hides things, where there is no game, and if it asks for that, it is told
 * the position as its side sees it.
 */
public final class UgiPlayer implements Player {
  private final Game game;
  private final Notation notation;
  private final UgiProgram program;
  private final GoLimits limits;
  private final @Nullable GameLine line;
  private final boolean isLastGame;

  // Where the moves have been told up to, as a position to spell the next one in and as text.
  private final @Nullable Position told;
  private final StringBuilder moves = new StringBuilder();
  private int toldMoves;

  private boolean isShown;

  /**
   * @param isLastGame whether the program is to end with the game
   */
  public UgiPlayer(Game game, UgiProgram program, GoLimits limits, Seat seat, boolean isLastGame) {
    this.game = game;
    this.program = program;
    this.limits = limits;
    this.isLastGame = isLastGame;
    notation = game.notation();
    line = game.hidesInformation() || program.wantsFullPositions() ? null : seat.line();
    told = line == null ? null : begin(line);
    GameLine known = seat.line();
    program.newGame(game, seat.side(), seat.seed(), known == null ? null : known.rules());
  }

  private Position begin(GameLine begun) {
    boolean plain = begun.start().isEmpty();
    Position start = game.startOrParse(begun.start(), begun.rules());
    moves.append("position ").append(plain ? "startpos" : "fen " + notation.position(start));
    return start;
  }

  @Override
  public void observe(Position view) {
    program.send(positionOf(view));
    isShown = true;
  }

  private String positionOf(Position view) {
    return "position fen " + notation.position(view) + "\n";
  }

  @Override
  public Decision choose(Position view) {
    String move = program.search(where(view), limits);
    isShown = false;
    long nanos = program.answerNanos();
    int legal =
        ProgramMove.parse(game, view, move, refusal -> program.illegal("played " + move + refusal));
    return program.info().decision(view, legal, nanos);
  }

  private String where(Position view) {
    GameLine known = line;
    Position here = told;
    if (known == null || here == null) {
      return isShown ? "" : positionOf(view);
    }
    for (; toldMoves < known.length(); toldMoves++) {
      int move = known.move(toldMoves);
      moves.append(toldMoves == 0 ? " moves " : " ").append(notation.token(here, move));
      here.play(move);
    }
    return moves.toString() + "\n";
  }

  @Override
  public OutsideReport outside() {
    return new OutsideReport(program.name(), program.isSeeded());
  }

  @Override
  public void close() {
    if (isLastGame) {
      program.quit();
      program.end();
    }
  }
}
