package warlab.lab.config;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Option;
import warlab.games.Options;

/**
 * Who meets whom, how often and from where.
 *
 * @param pairs openings each pairing plays; two games each, one in a cross table
 * @param repeat whether the list of openings may begin again when it runs out
 * @param hero the player of a gauntlet that meets all others; else {@code null}
 * @param first the players of a cross table that have the first side; else empty
 * @param second the players of a cross table that have the second side; else empty
 * @param moveTimeoutMs a decision that takes longer is a fault; 0 for the usual 60 s, or for
 *     players with a time limit twice that limit and a second
 */
public record MatchSpec(
    Format format,
    int pairs,
    OpeningSpec openings,
    boolean repeat,
    @Nullable String hero,
    List<String> first,
    List<String> second,
    long moveTimeoutMs) {

  public static final Keys KEYS =
      Keys.of(
          "under match",
          MatchSpec.class,
          List.of(
              Keys.made("openings"),
              Keys.list("first", "players of a cross table that have the first side"),
              Keys.list("second", "players of a cross table that have the second side")),
          Keys.choice("format", Format.ROUND_ROBIN, "who meets whom"),
          Option.optionalInteger(
                  "pairs", 1, 100_000_000, "openings each pairing plays, with sides swapped")
              .mustBeGiven(),
          Option.flag("repeat", false, "whether openings begin again when they run out"),
          Option.text("hero", "", "the player of a gauntlet that meets all others").mayBeAbsent(),
          Option.integer(
              "moveTimeoutMs",
              0,
              0,
              86_400_000,
              "a decision that takes longer is a fault; 0: 60 s, or by the time limit"));

  public MatchSpec {
    first = List.copyOf(first);
    second = List.copyOf(second);
  }

  /** Games of each pairing, unless it stops early. */
  public long gamesEach() {
    return (long) pairs * format.legs();
  }

  /** Every two players. */
  public static MatchSpec roundRobin(int pairs, OpeningSpec openings, boolean repeat) {
    return new MatchSpec(
        Format.ROUND_ROBIN, pairs, openings, repeat, null, List.of(), List.of(), 0);
  }

  /** One player against all others. */
  public static MatchSpec gauntlet(PlayerSpec hero, int pairs, OpeningSpec openings) {
    return new MatchSpec(
        Format.GAUNTLET, pairs, openings, false, hero.name(), List.of(), List.of(), 0);
  }

  /** The match of these values, with its parts and the players it names looked up. */
  public static MatchSpec of(
      Options values,
      OpeningSpec openings,
      @Nullable String hero,
      List<String> first,
      List<String> second) {
    return new MatchSpec(
        Keys.chosen(Format.class, values.text("format")),
        (int) values.integer("pairs"),
        openings,
        values.flag("repeat"),
        hero,
        first,
        second,
        values.integer("moveTimeoutMs"));
  }
}
