package warlab.lab.config.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ConfigParser;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/**
 * What the command line says instead of the file. Values go through the same checks as the file's,
 * and a refused one is shown as it was typed. Immutable; a later change wins over an earlier one.
 */
public final class Overrides {
  private static final Overrides NONE = new Overrides(List.of());

  private static final List<String> PAIRS = List.of("match", "pairs");

  /** One key of a path, in double quotes if it has dots: {@code players."a 0.5".depth}. */
  private static final Pattern KEY = Pattern.compile("(?:\"([^\"]+)\"|([^.\"]+))(?:\\.(?!$)|$)");

  /**
   * @param wins over the file; else it only stands in for what nobody has said
   */
  private record Change(List<String> path, ConfigNode value, boolean wins) {}

  private final List<Change> changes;

  private Overrides(List<Change> changes) {
    this.changes = changes;
  }

  public static Overrides none() {
    return NONE;
  }

  /** Of a match, or of whatever makes one. */
  public Overrides pairs(long pairs) {
    return typed("--pairs", PAIRS, ScalarNode.Kind.INTEGER, Long.toString(pairs));
  }

  public Overrides seed(long seed) {
    return typed("--seed", List.of("seed"), ScalarNode.Kind.INTEGER, Long.toString(seed));
  }

  public Overrides threads(long threads) {
    return typed("--threads", List.of("threads"), ScalarNode.Kind.INTEGER, Long.toString(threads));
  }

  public Overrides out(String folder) {
    return typed("--out", List.of("out"), ScalarNode.Kind.TEXT, folder);
  }

  /**
   * Any key, as {@code path=value} with the value in YAML: {@code players.e2.depth=4}.
   *
   * @throws ConfigException when it has another form
   */
  public Overrides set(String assignment) {
    return assigned(Place.of("--set " + assignment), assignment, true);
  }

  /** A key, in the same form, that has this value unless the file or another change gives it. */
  public Overrides unlessGiven(String assignment) {
    return assigned(Place.of(assignment), assignment, false);
  }

  private Overrides assigned(Place place, String assignment, boolean wins) {
    int equals = assignment.indexOf('=');
    if (equals < 1) {
      throw new ConfigException(place, "expected path=value, such as match.pairs=100");
    }
    ConfigNode value = ConfigParser.parseValue(place, assignment.substring(equals + 1));
    return plus(new Change(path(place, assignment.substring(0, equals).strip()), value, wins));
  }

  MapNode applyTo(MapNode root) {
    MapNode result = root;
    for (Change change : changes) {
      if (change.wins() || isOpen(result, change.path())) {
        refuseUnknownPlayer(result, change);
        boolean isPairs = change.path().equals(PAIRS);
        List<String> path =
            isPairs ? List.of(ExperimentReader.form(result).kind().key(), "pairs") : change.path();
        result = result.with(path, change.value().place(), change.value());
      }
    }
    return result;
  }

  /** Whether nothing stands at a path; what stands on the way and is no map, the reader refuses. */
  private static boolean isOpen(MapNode root, List<String> path) {
    Optional<ConfigNode> next = root.get(path.get(0));
    return next.isEmpty()
        || (next.get() instanceof MapNode map
            && path.size() > 1
            && isOpen(map, path.subList(1, path.size())));
  }

  /** A setting of a misspelt player would otherwise begin a new one. */
  private static void refuseUnknownPlayer(MapNode root, Change change) {
    boolean isSetting = change.path().size() > 2 && change.path().get(0).equals("players");
    if (isSetting
        && root.get("players").orElse(root) instanceof MapNode players
        && !players.has(change.path().get(1))) {
      throw change
          .value()
          .refusal(UnknownName.message("player", change.path().get(1), "", players.keys()));
    }
  }

  private static List<String> path(Place place, String text) {
    List<String> path = new ArrayList<>();
    Matcher key = KEY.matcher(text);
    int end = 0;
    while (end < text.length() && key.find(end) && key.start() == end) {
      path.add(key.group(1) == null ? key.group(2) : key.group(1));
      end = key.end();
    }
    if (end < text.length()) {
      throw new ConfigException(place, "expected keys with dots between them, not '" + text + "'");
    }
    return path;
  }

  private Overrides typed(String option, List<String> path, ScalarNode.Kind kind, String text) {
    ConfigNode value = new ScalarNode(Place.of(option + " " + text), kind, text);
    return plus(new Change(path, value, true));
  }

  private Overrides plus(Change change) {
    return new Overrides(Stream.concat(changes.stream(), Stream.of(change)).toList());
  }
}
