package warlab.lab.run;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.CallMark;
import warlab.lab.record.GamesInPlay;
import warlab.lab.run.match.MatchContext;
import warlab.lab.run.match.MatchListener;
import warlab.lab.run.match.PlayerSource;

/**
 * The games in which an earlier process died unexpectedly: killed by somebody, or by one of their
 * players. They are played alone before all others. Who ends the process again in the very same
 * call loses its game by that; the others are cleared.
 */
public final class Suspects {
  private static final Logger LOG = LoggerFactory.getLogger(Suspects.class);

  private final List<CallMark> marks;

  /** For games all of which are still to be played. */
  public Suspects(List<CallMark> marks) {
    this.marks = List.copyOf(marks);
  }

  /** Those of the marked games that are still to be played. */
  Suspects(List<CallMark> marks, Plan plan, CommittedPairs committed) {
    this.marks = marks.stream().filter(mark -> isMissing(mark, plan, committed)).toList();
  }

  private static boolean isMissing(CallMark mark, Plan plan, CommittedPairs committed) {
    long pair = mark.game() / plan.legs();
    return pair >= committed.next()
        && pair < plan.pairCount()
        && committed.wantedFrom(pair) == pair;
  }

  public List<CallMark> marks() {
    return marks;
  }

  /** Tells which games are to be played alone. */
  public void warn(Consumer<String> warnings) {
    String games =
        marks.stream()
            .filter(mark -> !mark.isProven())
            .map(mark -> "game " + mark.game())
            .collect(Collectors.joining(", "));
    if (!games.isEmpty()) {
      warnings.accept(
          "the last run died unexpectedly; what was in play is played alone first: " + games);
    }
  }

  /**
   * Plays those that are not proven yet, one by one.
   *
   * @return the calls that are proven to end the process, by game
   */
  public Map<Long, CallMark> tryAlone(
      Plan plan,
      PlayerSource players,
      GamesInPlay inPlay,
      long graceNanos,
      BooleanSupplier goesOn) {
    Map<Long, CallMark> proven = new HashMap<>();
    for (CallMark mark : marks) {
      if (mark.isProven()) {
        proven.put(mark.game(), mark);
      } else if (goesOn.getAsBoolean()) {
        IsolatedGame game =
            new IsolatedGame(
                new MatchContext(players, inPlay, Map.of()).isolatedMatch(), graceNanos);
        playAlone(game, plan.game(mark.game()), mark, inPlay, goesOn);
      }
    }
    return proven;
  }

  private static void playAlone(
      IsolatedGame game, GameTask task, CallMark mark, GamesInPlay inPlay, BooleanSupplier goesOn) {
    BooleanSupplier look =
        () -> {
          boolean further = goesOn.getAsBoolean();
          if (further) {
            inPlay.look();
          }
          return further;
        };
    try {
      if (game.play(task, MatchListener.NONE, look) != null) {
        inPlay.clear(mark);
      }
    } catch (ExecutionException unplayable) {
      // The run itself will meet that, and tell.
      LOG.debug("game {} cannot be played alone", mark.game(), unplayable);
      inPlay.clear(mark);
    } catch (InterruptedException never) {
      Thread.currentThread().interrupt();
    }
  }
}
