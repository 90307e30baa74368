package warlab.lab.check;

import static warlab.lab.check.RandomPlay.moves;
import static warlab.lab.check.RandomPlay.require;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import warlab.games.Game;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.Position;
import warlab.games.Side;

/** Holds a game to what {@link Game}, {@link Position} and {@link Notation} promise. */
public record GameContract(RandomPlay play) {
  private static final int TRIED_MOVES = 12;

  /** Tells each finding as it is made; where no game can be played that is the last. */
  public void run(Consumer<Finding> told) {
    Finding.Checks checks = new Finding.Checks(told);
    if (checks.check("openings", this::openings)
        && checks.check("moves", () -> play.everywhere(this::moveList))) {
      checks.check("notation", () -> play.everywhere(this::notation));
      checks.check("undo", () -> play.everywhere(this::undo));
      checks.check("copies and views", this::copies);
      checks.check("key", this::key);
      checks.check("mirror", () -> play.everywhere(this::mirror));
      checks.check("same again", this::sameAgain);
    }
  }

  private Finding openings() {
    for (int number = 2; number <= play.games() + 1; number++) {
      boolean isSame = play.opening(number).equals(play.opening(number));
      require(isSame, play.game(), "proposeOpening() answers otherwise when asked again");
      require(!play.start(number).isOver(), play.game(), "proposeOpening() is a finished game");
    }
    return Finding.pass(play.games() + " of them can be read");
  }

  private void moveList(Position position) {
    int[] moves = moves(position);
    boolean isSet = Arrays.stream(moves).distinct().count() == moves.length;
    boolean fits = moves.length <= position.maxMoves() && isSet;
    String list = Arrays.toString(moves);
    require(fits, position, "legalMoves() repeat or are more than maxMoves()", list);
    boolean goesOn = moves.length > 0;
    require(goesOn != position.isOver(), position, "isOver() does not fit legalMoves()", list);
    for (int move : moves) {
      String objection = position.whyIllegal(move);
      require(objection == null, position, "whyIllegal() of a legal move", move, objection);
    }
  }

  private void notation(Position position) {
    Notation notation = play.game().notation();
    String text = notation.position(position);
    require(text.lines().count() == 1, notation, "position() is not one line", text);
    Position read = play.game().parse(text, play.rules());
    play.requireSame(play.answers(position), read, play.game(), "parse(notation().position())");
    for (int move : moves(position)) {
      String token = notation.token(position, move);
      require(!token.matches(".*\\s.*"), notation, "token() is not one word", token);
      for (String word : List.of(notation.move(position, move), token)) {
        int again = notation.parseMove(position, word);
        require(again == move, notation, "parseMove() reads another move", word, again, move);
      }
    }
    try {
      int unused = notation.parseMove(position, "?!");
    } catch (NotationException asPromised) {
      // any other exception is a mistake
    }
  }

  /** Two moves and back: whoever keeps only the last one is found, too. */
  private void undo(Position position) {
    Map<String, Object> here = play.answers(position);
    for (int move : Arrays.stream(moves(position)).limit(TRIED_MOVES).toArray()) {
      position.play(move);
      if (!position.isOver()) {
        Map<String, Object> there = play.answers(position);
        position.play(moves(position)[0]);
        position.undo();
        play.requireSame(there, position, position, "undo()");
      }
      position.undo();
      play.requireSame(here, position, position, "undo()");
    }
  }

  /** A position that was used before takes the place of each, as in a search that samples. */
  private Finding copies() {
    Position used = play.start(1);
    return play.everywhere(
        position -> {
          Map<String, Object> here = play.answers(position);
          Position copy = position.copy();
          play.requireSame(here, copy, position, "copy()");
          used.copyFrom(position);
          play.requireSame(here, used, position, "copyFrom()");
          if (!position.isOver()) {
            used.play(moves(position)[0]);
            play.requireSame(here, position, position, "a move on what copyFrom() made");
            copy.play(moves(position)[0]);
            play.requireSame(here, position, position, "a move on what copy() made");
            play.requireSame(play.answers(copy), used, position, "copyFrom(), then a move");
          }
          for (Side side : Side.values()) {
            position.viewInto(side, copy);
            play.requireSame(here, position, position, "viewInto()");
          }
        });
  }

  private Finding key() {
    Map<Long, List<Object>> known = new HashMap<>();
    return play.everywhere(
        position -> {
          List<Object> here = List.of(position.sideToMove(), Arrays.toString(moves(position)));
          List<Object> other = known.computeIfAbsent(position.key(), unused -> here);
          boolean isSame = other.equals(here);
          require(isSame, position, "key() is the same for two that differ", other, here);
        });
  }

  private void mirror(Position position) {
    Position image = play.game().mirrored(position);
    Position again = image == null ? null : play.game().mirrored(image);
    if (image != null && again != null) {
      play.requireSame(play.answers(position), again, play.game(), "mirrored() twice");
      boolean isAlike = moves(image).length == moves(position).length;
      require(isAlike, play.game(), "mirrored() has other moves", play.answers(position));
    }
  }

  private Finding sameAgain() {
    List<Map<String, Object>> once = new ArrayList<>();
    List<Map<String, Object>> again = new ArrayList<>();
    Finding unused = play.everywhere(position -> once.add(play.answers(position)));
    Finding same = play.everywhere(position -> again.add(play.answers(position)));
    require(once.equals(again), play.game(), "the same moves from the same seeds differ");
    return same;
  }
}
