package warlab.lab.config.read;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import warlab.games.Printable;
import warlab.lab.config.PlayerLabels;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ScalarNode;

/** Reads what players are to be called: {@code label: "{heuristic} after {depth} plies"}. */
final class LabelReader {
  /** What people read in one line, of names and labels alike. */
  static final int LONGEST = 80;

  private static final Pattern PLACE = Pattern.compile("\\{([^{}]*)}");

  private LabelReader() {}

  /** The players of one entry, which may be many through a sweep, with their labels. */
  static List<PlayerSpec> labelled(List<PlayerSpec> players, ConfigNode label) {
    List<PlayerSpec> result = new ArrayList<>();
    Set<String> labels = new HashSet<>();
    for (PlayerSpec player : players) {
      String text = text(player, label);
      if (!Printable.isLine(text, LONGEST)) {
        throw label.refusal("label: expected 1 to 80 printable characters, not '" + text + "'");
      }
      if (!labels.add(text)) {
        throw label.refusal(
            "label: two players would be called '%s', expected what differs: %s"
                .formatted(text, String.join(" ", places(player))));
      }
      result.add(player.labelled(text));
    }
    return result;
  }

  private static String text(PlayerSpec player, ConfigNode label) {
    if (!(label instanceof ScalarNode template) || template.isNothing()) {
      throw label.refusal("label: expected a text, not " + label.describe());
    }
    Matcher places = PLACE.matcher(template.text());
    StringBuilder text = new StringBuilder();
    while (places.find()) {
      String value =
          player.sweep().entrySet().stream()
              .filter(entry -> isMeant(entry.getKey(), places.group(1)))
              .map(Map.Entry::getValue)
              .findFirst()
              .orElseThrow(() -> unknown(player, template, places.group()));
      places.appendReplacement(text, Matcher.quoteReplacement(value));
    }
    return places.appendTail(text).toString();
  }

  private static boolean isMeant(String key, String place) {
    return key.equals(place) || PlayerLabels.shortKey(key).equals(place);
  }

  private static RuntimeException unknown(PlayerSpec player, ScalarNode template, String place) {
    return template.refusal(
        player.sweep().isEmpty()
            ? "label: " + place + " stands for a swept value, but this player has no sweep"
            : "label: unknown %s, expected %s"
                .formatted(place, String.join(" or ", places(player))));
  }

  private static List<String> places(PlayerSpec player) {
    return player.sweep().keySet().stream()
        .map(key -> "{" + PlayerLabels.shortKey(key) + "}")
        .toList();
  }
}
