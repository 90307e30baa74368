package warlab.lab.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import warlab.games.Option;
import warlab.games.Option.Role;

/**
 * A player's settings for one side, everything resolved: which kind of player, with which options.
 *
 * @param search the id of the kind: {@code alpha-beta}
 * @param options all that the kind describes, which say what a setting means
 * @param settings their values by name; a Long, Double, Boolean, String or {@link HeuristicSpec}
 */
public record SeatSpec(String search, List<Option> options, Map<String, Object> settings) {
  private static final long USUAL_MARGIN_MS = 1;

  public SeatSpec {
    options = List.copyOf(options);
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
  }

  /** The option of a role, if the kind has one. */
  public Optional<Option> option(Role role) {
    return options.stream().filter(option -> option.role() == role).findFirst();
  }

  /** The value of a role's option; {@code null} when there is none. */
  public @Nullable Object setting(Role role) {
    for (Option option : options) { // asked for every game, so without a stream
      if (option.role() == role) {
        return settings.get(option.name());
      }
    }
    return null;
  }

  /** The same with another value, as it would have been given. */
  public SeatSpec with(Option option, Object value) {
    Map<String, Object> changed = new LinkedHashMap<>(settings);
    changed.put(option.name(), value);
    return new SeatSpec(search, options, changed);
  }

  /** The same with a value for the option of a role; itself if its kind has no such option. */
  public SeatSpec with(Role role, Object value) {
    return option(role).map(option -> with(option, value)).orElse(this);
  }

  /** The same without a value for the option of a role. */
  public SeatSpec without(Role role) {
    Map<String, Object> changed = new LinkedHashMap<>(settings);
    option(role).ifPresent(option -> changed.remove(option.name()));
    return new SeatSpec(search, options, changed);
  }

  /** The heuristic that it plays with, if any. */
  public Optional<HeuristicSpec> heuristic() {
    return settings.values().stream()
        .filter(HeuristicSpec.class::isInstance)
        .map(HeuristicSpec.class::cast)
        .findFirst();
  }

  /** The same with another heuristic, if it has one. */
  public SeatSpec withHeuristic(UnaryOperator<HeuristicSpec> change) {
    Map<String, Object> changed = new LinkedHashMap<>(settings);
    changed.replaceAll(
        (option, value) ->
            value instanceof HeuristicSpec heuristic ? change.apply(heuristic) : value);
    return new SeatSpec(search, options, changed);
  }

  /** Milliseconds a decision may take by its own setting; 0 when the clock does not matter. */
  public long timeLimitMs() {
    boolean readsClock = setting(Role.NODES_PER_MS) == null;
    return readsClock && setting(Role.TIME_LIMIT) instanceof Long limit ? limit : 0;
  }

  /**
   * Milliseconds after which a decision has overrun its limit; 0 when there is none. A search looks
   * at the clock now and then only, so every one ends a little late.
   */
  public long overrunMs() {
    long margin = setting(Role.TIME_MARGIN) instanceof Long given ? given : USUAL_MARGIN_MS;
    return timeLimitMs() == 0 ? 0 : timeLimitMs() + margin;
  }

  /** Milliseconds after which a decision of a player with a limit is not what that asks for. */
  public long farOverrunMs() {
    return Math.max(overrunMs(), timeLimitMs() * 3 / 2);
  }

  /** Whether it decides alike in the same game: clocks and outside programs promise nothing. */
  public boolean isRepeatable() {
    return timeLimitMs() == 0 && !isOutside();
  }

  /** Whether the player is a program of its own. */
  public boolean isOutside() {
    return setting(Role.PROGRAM) != null;
  }

  /**
   * Whether it may decide alike although it cannot promise to: a program that is limited by depth
   * or nodes. Whether it does depends on the program.
   */
  public boolean mayRepeat() {
    return isRepeatable()
        || (isOutside()
            && timeLimitMs() == 0
            && (setting(Role.DEPTH) != null || setting(Role.NODES) != null));
  }

  /** How an outside program is started; empty for a player of our own. */
  public String command() {
    return setting(Role.PROGRAM) instanceof String command ? command : "";
  }
}
