package warlab.lab.run.match;

import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import warlab.games.Side;
import warlab.games.tankwars.TankPosition;

/** The last unit of a side in the text of a Tank Wars position. */
final class HiddenUnit {
  private static final Pattern UNITS =
      Pattern.compile("map=\\d+x(\\d+)\\S*\\|([^| ]*) units=(\\S*)");

  private HiddenUnit() {}

  /** The tile it stands on. */
  static int tile(String position, Side side) {
    MatchResult units = units(position);
    List<String> places = words(units.group(2));
    String[] place = places.get(last(places, side)).substring(2).split("\\.", -1);
    int height = Integer.parseInt(units.group(1));
    return Integer.parseInt(place[0]) * height + Integer.parseInt(place[1]);
  }

  /** The text without it. */
  static String removed(String position, Side side) {
    MatchResult units = units(position);
    List<String> places = words(units.group(2));
    int last = last(places, side);
    return position.substring(0, units.start(2))
        + without(places, last)
        + " units="
        + without(words(units.group(3)), last)
        + position.substring(units.end());
  }

  private static MatchResult units(String position) {
    Matcher units = UNITS.matcher(position);
    if (!units.find()) {
      throw new AssertionError(position);
    }
    return units.toMatchResult();
  }

  private static List<String> words(String list) {
    return Arrays.asList(list.split(",", -1));
  }

  private static int last(List<String> places, Side side) {
    String player = Integer.toString(TankPosition.player(side));
    return IntStream.range(0, places.size())
        .filter(i -> places.get(i).startsWith(player))
        .max()
        .orElseThrow();
  }

  private static String without(List<String> words, int left) {
    return String.join(
        ",", IntStream.range(0, words.size()).filter(i -> i != left).mapToObj(words::get).toList());
  }
}
