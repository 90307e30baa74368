package warlab.players;

import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.MoveStack;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.Side;

/** Counts what a search does to a position: how often moves are listed and results are read. */
final class CountingPosition implements Position {
  private final Position inner;
  private long expanded;
  private long finished;

  CountingPosition(Position inner) {
    this.inner = inner;
  }

  Position inner() {
    return inner;
  }

  /** How often moves were listed. */
  long expanded() {
    return expanded;
  }

  /** How often a result was read. */
  long finished() {
    return finished;
  }

  @Override
  public int listedMoves(int list, MoveStack stack) {
    expanded++;
    return inner.listedMoves(list, stack);
  }

  @Override
  public Outcome outcome() {
    finished++;
    return inner.outcome();
  }

  @Override
  public Side sideToMove() {
    return inner.sideToMove();
  }

  @Override
  public int movesPlayed() {
    return inner.movesPlayed();
  }

  @Override
  public int maxMoves() {
    return inner.maxMoves();
  }

  @Override
  public int legalMoves(MoveStack stack) {
    return inner.legalMoves(stack);
  }

  @Override
  public @Nullable String whyIllegal(int move) {
    return inner.whyIllegal(move);
  }

  @Override
  public void play(int move) {
    inner.play(move);
  }

  @Override
  public void undo() {
    inner.undo();
  }

  @Override
  public void keepHistory(boolean keep) {
    inner.keepHistory(keep);
  }

  @Override
  public boolean isOver() {
    return inner.isOver();
  }

  @Override
  public Ending ending() {
    return inner.ending();
  }

  @Override
  public long key() {
    return inner.key();
  }

  @Override
  public Position copy() {
    return new CountingPosition(inner.copy());
  }

  @Override
  public void copyFrom(Position source) {
    inner.copyFrom(((CountingPosition) source).inner);
  }
}
