package warlab.lab.config;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.wargame.Wargame;

/** Configs that no file holds, of players that are no more than their names. */
public final class MadeUpConfig {
  /** What they might have been told. */
  private static final List<Option> OPTIONS =
      List.of(
          Option.heuristic("what leaves are worth"),
          Option.optionalInteger("depth", 1, 64, "plies").as(Option.Role.DEPTH),
          Option.optionalInteger("timeMs", 1, 9, "milliseconds").as(Option.Role.TIME_LIMIT));

  private MadeUpConfig() {}

  public static PlayerSpec player(String name) {
    SeatSpec seat = new SeatSpec(name, OPTIONS, Map.of());
    return new PlayerSpec(name, seat, seat);
  }

  public static List<PlayerSpec> players(List<String> names) {
    return names.stream().map(MadeUpConfig::player).toList();
  }

  /** Every two players of AI Wargame, sides swapped. */
  public static ExperimentConfig roundRobin(
      List<PlayerSpec> players, int pairs, @Nullable SprtSpec stop) {
    return of(new Wargame(), players, match(Format.ROUND_ROBIN, pairs, List.of(), List.of()), stop);
  }

  /** Each of the first against each of the second, sides fixed. */
  public static ExperimentConfig cross(
      List<PlayerSpec> players, int pairs, List<String> first, List<String> second) {
    return of(new Wargame(), players, match(Format.CROSS, pairs, first, second), null);
  }

  public static ExperimentConfig of(
      Game game, List<PlayerSpec> players, MatchSpec match, @Nullable SprtSpec stop) {
    return new ExperimentConfig(
        null,
        "made-up",
        game,
        Map.of(),
        42,
        new MatchExperiment(players, match, stop, MoveRecording.SAMPLE),
        1,
        null,
        false,
        List.of());
  }

  public static MatchSpec match(Format format, int pairs, List<String> first, List<String> second) {
    OpeningSpec openings = new OpeningSpec.Generated(Map.of());
    return new MatchSpec(format, pairs, openings, false, null, first, second, 0);
  }
}
