package warlab.lab.run;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import warlab.lab.plan.Plan;
import warlab.lab.plan.Schedule;
import warlab.lab.record.CallMark;
import warlab.lab.record.GamesInPlay;
import warlab.lab.run.match.MatchContext;
import warlab.lab.run.match.PlayerSource;

/**
 * The games in which an earlier process died unexpectedly: killed by somebody, or by one of their
 * players. Who was in play is told; only a player that is known to have ended the process loses its
 * game by that.
 */
public final class Suspects {
  private final Plan plan;
  private final PlayerSource players;
  private final List<CallMark> proven;
  private final GamesInPlay inPlay;

  /**
   * Those that a folder tells of, as far as their games are still to be played.
   *
   * @param warnings hears who was in play
   */
  public Suspects(
      Path folder, Schedule schedule, Plan plan, PlayerSource players, Consumer<String> warnings) {
    this.plan = plan;
    this.players = players;
    List<CallMark> marks =
        GamesInPlay.leftIn(folder, ProcessEnd::crashedIn).stream()
            .filter(mark -> isMissing(mark, schedule))
            .toList();
    proven = marks.stream().filter(CallMark::isProven).toList();
    if (proven.isEmpty() && !marks.isEmpty()) {
      warnings.accept(
          marks.stream()
              .map(this::inWords)
              .collect(
                  Collectors.joining(
                      ", ",
                      "the last run died unexpectedly; nobody can tell whether somebody killed it or"
                          + " one of the players that were in play: ",
                      "")));
    }
    inPlay = GamesInPlay.in(folder, proven, warnings);
  }

  private String inWords(CallMark mark) {
    String player = plan.game(mark.game()).player(mark.side()).name();
    return "%s (game %d, call %d)".formatted(player, mark.game(), mark.call());
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

  /** If the process is being ended by a player, that one has lost its game. From any thread. */
  void recordEnd() {
    Thread player = ProcessEnd.exitingPlayer();
    if (player != null) {
      inPlay.recordEnd(player);
    }
  }

  /** Works where nobody else sees to it that a player which ends the process is found out. */
  public <T> T watching(Supplier<T> work) {
    Thread hook = new Thread(this::recordEnd, "warlab-suspects");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return work.get();
    } finally {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException ending) {
        // It is at work.
      }
    }
  }

  /** For all games, which knows the calls that are proven to end the process. */
  public MatchContext context() {
    return new MatchContext(
        players,
        inPlay,
        proven.stream().collect(Collectors.toMap(CallMark::game, Function.identity())));
  }
}
