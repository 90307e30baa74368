package warlab.lab.check;

import static warlab.lab.check.RandomPlay.require;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.Side;

/**
 * Holds a heuristic to what {@link Heuristic} promises, and says what it is like.
 *
 * @param positions that it is asked about
 */
public record HeuristicContract(RandomPlay play, Heuristic heuristic, List<Position> positions) {
  private static final int ROUNDS = 8;
  private static final long ROUND_NANOS = 40_000_000;

  public HeuristicContract(RandomPlay play, Heuristic heuristic) {
    this(play, heuristic, new ArrayList<>());
  }

  /** Tells each finding as it is made. */
  public void run(Consumer<Finding> told) {
    Finding.Checks checks = new Finding.Checks(told);
    if (checks.check("positions", () -> play.everywhere(this::add))
        && checks.check("changes nothing", this::changesNothing)) {
      checks.check("same again", this::sameAgain);
      checks.check("range", this::range);
      checks.check("view", this::view);
    }
  }

  /** What a search asks about: games that go on, as the side to move sees them. */
  private void add(Position position) {
    if (!position.isOver()) {
      Position view = position.copy();
      position.viewInto(position.sideToMove(), view);
      positions.add(view);
    }
  }

  private Finding changesNothing() {
    for (Position position : positions) {
      Map<String, Object> before = play.answers(position);
      for (Side view : Side.values()) {
        int unused = heuristic.evaluate(position, view);
        play.requireSame(before, position, heuristic, "evaluate()");
      }
    }
    return Finding.pass(positions.size() + " positions are as before");
  }

  private List<Integer> scores(Side view) {
    return positions.stream().map(position -> heuristic.evaluate(position, view)).toList();
  }

  /** In another order, which shows what it remembers from one call to the next. */
  private Finding sameAgain() {
    List<Integer> once = new ArrayList<>(scores(Side.FIRST));
    Collections.reverse(positions);
    Collections.reverse(once);
    boolean isSame = scores(Side.FIRST).equals(once);
    require(isSame, heuristic, "evaluate() has other scores when asked again in another order");
    return Finding.pass("the same scores in another order");
  }

  private Finding range() {
    int least = Collections.min(scores(Side.FIRST));
    int most = Collections.max(scores(Side.FIRST));
    boolean isCut = Scores.isDecided(least) || Scores.isDecided(most);
    String range = least + " to " + most;
    require(!isCut, heuristic, "evaluate() is beyond ±2000000000, does a sum overflow?", range);
    return least == most
        ? Finding.warn("always " + least + ": it tells no positions apart")
        : Finding.pass(range);
  }

  private Finding view() {
    List<Integer> first = scores(Side.FIRST);
    List<Integer> second = scores(Side.SECOND);
    if (first.equals(second)) {
      return Finding.warn("both sides get the same score: one of them plays for its opponent");
    }
    boolean isNegative = first.equals(second.stream().map(score -> -score).toList());
    String is = isNegative ? "is the negative" : "is not the negative, which is allowed";
    return Finding.pass("the other side's score " + is);
  }

  /** The speed of two that take turns, so that both meet the same compiler and machine. */
  public Finding speed(Heuristic other) {
    double own = Double.MAX_VALUE;
    double others = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      own = Math.min(own, nanos(heuristic));
      others = Math.min(others, nanos(other));
    }
    String times = "%.0f ns a position, %.1f times the %.0f ns of %s";
    String why = times.formatted(own, own / others, others, other.id());
    return new Finding(Finding.Verdict.PASS, "speed", why);
  }

  private double nanos(Heuristic asked) {
    long begin = System.nanoTime();
    long calls = 0;
    long sum = 0;
    while (System.nanoTime() - begin < ROUND_NANOS) {
      for (Position position : positions) {
        sum += asked.evaluate(position, Side.FIRST);
      }
      calls += positions.size();
    }
    if (sum == Long.MAX_VALUE) {
      throw new IllegalStateException("scores nobody uses would not have to be computed");
    }
    return (System.nanoTime() - begin) / (double) calls;
  }
}
