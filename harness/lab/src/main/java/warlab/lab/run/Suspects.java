package warlab.lab.run;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import warlab.lab.plan.Plan;
import warlab.lab.record.CallMark;
import warlab.lab.record.GamesInPlay;
import warlab.lab.run.match.Arena;
import warlab.lab.run.match.MatchListener;

/**
 * The games in which an earlier process ended without a word: killed by somebody, or by one of
 * their players. They are played alone before all others. Who ends the process again in the very
 * same call loses its game by that; the others are cleared.
 */
final class Suspects {
  private static final Logger LOG = LoggerFactory.getLogger(Suspects.class);

  private final List<CallMark> marks;

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

  List<CallMark> marks() {
    return marks;
  }

  /** Tells which games are to be played alone. */
  void warn(RunListener listener) {
    String games =
        marks.stream()
            .filter(mark -> !mark.isProven())
            .map(mark -> "game " + mark.game())
            .collect(Collectors.joining(", "));
    if (!games.isEmpty()) {
      listener.warned(
          "the last run ended without a word; what was in play is played alone first: " + games);
    }
  }

  /**
   * Plays those that are not proven yet, one by one.
   *
   * @return the calls that are proven to end the process, by game
   */
  Map<Long, CallMark> tryAlone(
      RunSpec spec, GamesInPlay inPlay, long graceNanos, BooleanSupplier goesOn) {
    Map<Long, CallMark> proven = new HashMap<>();
    for (CallMark mark : marks) {
      if (mark.isProven()) {
        proven.put(mark.game(), mark);
      } else if (goesOn.getAsBoolean()) {
        playAlone(spec, mark, inPlay, graceNanos, goesOn);
      }
    }
    return proven;
  }

  private static void playAlone(
      RunSpec spec, CallMark mark, GamesInPlay inPlay, long graceNanos, BooleanSupplier goesOn) {
    LoneGame game =
        new LoneGame(new Arena(spec.players(), inPlay, Map.of()).lonelyMatch(), graceNanos);
    BooleanSupplier look =
        () -> {
          boolean further = goesOn.getAsBoolean();
          if (further) {
            inPlay.look();
          }
          return further;
        };
    try {
      if (game.play(spec.plan().game(mark.game()), MatchListener.NONE, look) != null) {
        inPlay.acquit(mark);
      }
    } catch (ExecutionException unplayable) {
      // The run itself will meet that, and tell.
      LOG.debug("game {} cannot be played alone", mark.game(), unplayable);
      inPlay.acquit(mark);
    } catch (InterruptedException never) {
      Thread.currentThread().interrupt();
    }
  }
}
