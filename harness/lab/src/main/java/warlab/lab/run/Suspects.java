package warlab.lab.run;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import warlab.lab.plan.Plan;
import warlab.lab.plan.Schedule;
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

  private final Plan plan;
  private final PlayerSource players;
  private final List<CallMark> marks;
  private final GamesInPlay inPlay;

  /**
   * Those that a folder tells of, as far as their games are still to be played.
   *
   * @param warnings hears which games are to be played alone
   */
  public Suspects(
      Path folder, Schedule schedule, Plan plan, PlayerSource players, Consumer<String> warnings) {
    this.plan = plan;
    this.players = players;
    marks = GamesInPlay.leftIn(folder).stream().filter(mark -> isMissing(mark, schedule)).toList();
    warn(warnings);
    inPlay = GamesInPlay.in(folder, marks, warnings);
  }

  private static boolean isMissing(CallMark mark, Schedule schedule) {
    long pair = mark.game() / schedule.plan().legs();
    return pair >= schedule.next()
        && pair < schedule.plan().pairCount()
        && schedule.wantedFrom(pair) == pair;
  }

  /** Which games are being played from now on. */
  GamesInPlay inPlay() {
    return inPlay;
  }

  private void warn(Consumer<String> warnings) {
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
   * @return for all other games, which knows the calls that are proven to end the process
   */
  public MatchContext tryAlone(long graceNanos, BooleanSupplier goesOn) {
    Map<Long, CallMark> proven = new HashMap<>();
    for (CallMark mark : marks) {
      if (mark.isProven()) {
        proven.put(mark.game(), mark);
      } else if (goesOn.getAsBoolean()) {
        IsolatedGame game =
            new IsolatedGame(
                new MatchContext(players, inPlay, Map.of()).isolatedMatch(), graceNanos, false);
        playAlone(game, mark, goesOn);
      }
    }
    return new MatchContext(players, inPlay, proven);
  }

  private void playAlone(IsolatedGame game, CallMark mark, BooleanSupplier goesOn) {
    BooleanSupplier look =
        () -> {
          boolean further = goesOn.getAsBoolean();
          if (further) {
            inPlay.look();
          }
          return further;
        };
    try {
      if (game.play(plan.game(mark.game()), MatchListener.NONE, look) != null) {
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
