package warlab.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.config.Pairing;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.GameRecord;
import warlab.lab.record.Manifest;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.run.match.MatchContext;
import warlab.lab.run.match.PlayerSource;
import warlab.lab.run.match.Watchdog;
import warlab.lab.run.range.PairSink;
import warlab.lab.run.range.RangePlayer;

/**
 * Plays games of a run again, and finds out who is to blame for those that differ.
 *
 * @param player plays all of a plan, unless the run is stopped
 */
public record RepeatCheck(Plan plan, BiConsumer<Plan, PairSink> player) {

  /** One that plays here, on one thread. */
  public static RepeatCheck here(Plan plan, PlayerSource players) {
    return new RepeatCheck(
        plan,
        (chosen, sink) ->
            new RangePlayer(chosen, new MatchContext(players), 1, Watchdog.GRACE_NANOS)
                .play(0, chosen.pairCount(), sink));
  }

  /** What playing these again shows; {@code null} when that was stopped. */
  public Manifest.@Nullable Repetition of(List<GameRecord> recorded) {
    List<PlayedGame> again = play(recorded);
    List<GameRecord> other = new ArrayList<>();
    for (int i = 0; i < again.size(); i++) {
      if (!again.get(i).record().equals(recorded.get(i))) {
        other.add(recorded.get(i));
      }
    }
    // The moves of most games are not recorded, so two more plays are compared with each other.
    List<PlayedGame> one = play(other);
    List<PlayedGame> two = play(other);
    if (again.size() < recorded.size() || two.size() < other.size()) {
      return null;
    }
    int same = recorded.size() - other.size();
    return new Manifest.Repetition(
        recorded.size(), same, other.isEmpty() ? null : by(other, one, two));
  }

  private List<PlayedGame> play(List<GameRecord> games) {
    List<PlayedGame> played = new ArrayList<>();
    if (games.isEmpty()) {
      return played;
    }
    player.accept(new ChosenGames(plan, games), played::addAll);
    return played;
  }

  /** Single games of a plan, to be played once more with all their moves kept. */
  private record ChosenGames(Plan whole, List<GameRecord> games) implements Plan {

    @Override
    public List<Pairing> pairings() {
      return whole.pairings();
    }

    @Override
    public long pairCount() {
      return games.size();
    }

    @Override
    public int legs() {
      return 1;
    }

    @Override
    public List<GameTask> pair(long index) {
      return List.of(whole.game(games.get((int) index).id().game()).recordingMoves());
    }
  }

  /** Whoever decided differently first; if two plays do not tell, everybody who may have. */
  private static String by(List<GameRecord> recorded, List<PlayedGame> one, List<PlayedGame> two) {
    Set<String> guilty = new TreeSet<>();
    Set<String> suspect = new TreeSet<>();
    for (int i = 0; i < recorded.size(); i++) {
      Side side = firstToDiffer(one.get(i).moves(), two.get(i).moves());
      if (side == null) {
        suspect.addAll(suspects(recorded.get(i), one.get(i).record()));
      } else {
        guilty.add(recorded.get(i).player(side));
      }
    }
    if (!guilty.isEmpty()) {
      return String.join(", ", guilty);
    }
    return suspect.isEmpty() ? "the rules of the game" : String.join(" or ", suspect);
  }

  private static @Nullable Side firstToDiffer(List<MoveRecord> one, List<MoveRecord> two) {
    List<MoveRecord> longer = one.size() < two.size() ? two : one;
    for (int ply = 0; ply < longer.size(); ply++) {
      if (ply >= one.size() || ply >= two.size() || !one.get(ply).equals(two.get(ply))) {
        return longer.get(ply).side();
      }
    }
    return null;
  }

  private static List<String> suspects(GameRecord recorded, GameRecord again) {
    return Stream.of(Side.values())
        .filter(side -> !recorded.totals(side).equals(again.totals(side)))
        .map(recorded::player)
        .toList();
  }
}
