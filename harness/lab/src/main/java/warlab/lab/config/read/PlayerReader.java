package warlab.lab.config.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Option;
import warlab.games.Side;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;
import warlab.players.PlayerFactory;

/** Reads one player: the kind of search and its options, each the same or different by side. */
record PlayerReader(Scope scope, BySide bySide, HeuristicReader heuristics) {
  static final String SEARCH = "search";

  PlayerReader(Scope scope) {
    this(scope, new BySide(scope.game()), new HeuristicReader(scope));
  }

  /** {@code null} when it is refused. */
  @Nullable PlayerSpec read(String name, MapNode node, Problems problems) {
    @Nullable PlayerFactory first = problems.collect(() -> kind(node, Side.FIRST));
    @Nullable PlayerFactory second = problems.collect(() -> kind(node, Side.SECOND));
    if (first == null || second == null) {
      return null;
    }
    boolean isWhole = knowsAll(node, first, second, problems);
    @Nullable SeatSpec asFirst = seat(name, node, first, Side.FIRST, isWhole, problems.part());
    @Nullable SeatSpec asSecond = seat(name, node, second, Side.SECOND, isWhole, problems.part());
    return asFirst == null || asSecond == null ? null : new PlayerSpec(name, asFirst, asSecond);
  }

  private PlayerFactory kind(MapNode node, Side side) {
    ConfigNode search =
        node.get(SEARCH).orElseThrow(() -> node.refusal("search: missing, " + expected()));
    ConfigNode own =
        bySide.pick(SEARCH, search, side).orElseThrow(() -> missing(SEARCH, search, side));
    if (!(own instanceof ScalarNode scalar) || scalar.kind() != ScalarNode.Kind.TEXT) {
      throw own.refusal("search: " + expected() + ", not " + own.describe());
    }
    return scope
        .kind(scalar.text())
        .orElseThrow(
            () ->
                own.refusal(
                    UnknownName.message(
                        "search", scalar.text(), " for " + scope.game().id(), scope.kinds())));
  }

  private String expected() {
    return "expected one of " + String.join(", ", scope.kinds());
  }

  /** An option has to be known to the kind of at least one side. */
  private boolean knowsAll(
      MapNode node, PlayerFactory first, PlayerFactory second, Problems problems) {
    Stream<String> options =
        Stream.of(first, second)
            .flatMap(kind -> kind.options(scope.game()).stream())
            .map(Option::name);
    List<String> known = Stream.concat(options.distinct(), Stream.of(SEARCH)).toList();
    String kinds = first == second ? first.id() : first.id() + " and " + second.id();
    return new Section("option", " for " + kinds, node, List.of(), known, problems).isWhole();
  }

  /**
   * @param isWhole whether all keys are known; else what is missing may be misspelt
   */
  private @Nullable SeatSpec seat(
      String name,
      MapNode node,
      PlayerFactory kind,
      Side side,
      boolean isWhole,
      Problems problems) {
    List<Option> options = kind.options(scope.game());
    Map<String, Object> settings = new LinkedHashMap<>();
    for (Option option : options) {
      if (isWhole || node.has(option.name())) {
        @Nullable Object value = problems.collect(() -> setting(node, option, side, problems));
        if (value != null) {
          settings.put(option.name(), value);
        }
      }
    }
    if (!isWhole || !problems.isEmpty()) {
      return null;
    }
    SeatSpec seat = new SeatSpec(kind.id(), options, settings);
    @Nullable String objection = kind.objection(scope.template(seat).options());
    if (objection != null) {
      problems.add(meant(node, objection).refusal("player '" + name + "': " + objection));
    }
    return objection == null ? seat : null;
  }

  /** The setting that an objection begins with, or the whole player. */
  private static ConfigNode meant(MapNode node, String objection) {
    return node.entries().stream()
        .filter(entry -> objection.startsWith(entry.key()))
        .map(MapNode.Entry::value)
        .findFirst()
        .orElse(node);
  }

  private @Nullable Object setting(MapNode node, Option option, Side side, Problems problems) {
    Optional<ConfigNode> given = node.entry(option.name()).map(MapNode.Entry::value);
    Optional<ConfigNode> own = given.flatMap(value -> own(option, value, side));
    if (own.isPresent()) {
      return read(option, own.get(), problems);
    }
    if (option.required()) {
      throw given
          .map(value -> missing(option.name(), value, side))
          .orElseGet(() -> node.refusal(option.name() + ": missing, " + option.expected()));
    }
    return option.type() == Option.Type.FOLDER
        ? scope.folder().toAbsolutePath()
        : option.fallback();
  }

  private @Nullable Object read(Option option, ConfigNode node, Problems problems) {
    if (node.isNothing()) {
      throw node.refusal(option.name() + ": missing value, " + option.expected());
    }
    return switch (option.type()) {
      case HEURISTIC -> heuristics.read(node, problems);
      case FOLDER -> FileReference.folder(option, node, scope.folder());
      default -> SettingReader.read(option, node);
    };
  }

  private Optional<ConfigNode> own(Option option, ConfigNode node, Side side) {
    return node instanceof MapNode map && !differsBySide(option, map)
        ? Optional.of(node)
        : bySide.pick(option.name(), node, side);
  }

  /** Tells {@code {attacker: e0, defender: e2}} from {@code {linear: {...}}}. */
  private boolean differsBySide(Option option, MapNode map) {
    List<String> keys = map.keys();
    return switch (option.type()) {
      case HEURISTIC ->
          keys.size() > 1
              || keys.stream().anyMatch(key -> bySide.isSide(key) && !heuristics.knows(key));
      case WEIGHTS, TEXTS -> !keys.isEmpty() && keys.stream().allMatch(bySide::isSide);
      default -> true;
    };
  }

  private ConfigException missing(String setting, ConfigNode node, Side side) {
    return node.refusal(setting + ": missing for " + scope.game().sideName(side));
  }
}
