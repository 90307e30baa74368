package warlab.lab.config;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Option;

/**
 * The keys of one part of a config, declared on the record that they fill: every component is a
 * key. From this come what the reader accepts, where it says a misplaced key belongs, and the
 * schema for editors; the resolved config is written from the record itself.
 *
 * @param place where these keys stand, as people say it: {@code under match}
 * @param options the keys that hold a single value
 * @param parts the keys that hold keys or lists of their own
 */
public record Keys(String place, List<Option> options, List<Part> parts) {

  /**
   * A key that holds more than a single value.
   *
   * @param help what a list is of; empty where the keys or the catalog say what is in it
   * @param keys what stands under it, if that is the same in every game
   * @param each whether {@code keys} stand under names that the user chooses
   * @param choices what may be in a list; empty: anything
   */
  public record Part(
      String name, String help, @Nullable Keys keys, boolean each, List<String> choices) {}

  /** The keys of a record: every component is one of these parts or options. */
  public static Keys of(
      String place, Class<? extends Record> filled, List<Part> parts, Option... options) {
    Keys keys = new Keys(place, List.of(options), parts);
    Set<String> components =
        Stream.of(filled.getRecordComponents())
            .map(each -> each.getName())
            .collect(Collectors.toSet());
    if (!components.equals(Set.copyOf(keys.names()))) {
      throw new IllegalArgumentException(
          keys.names() + " are not the components of " + filled.getName());
    }
    return keys;
  }

  /** Keys of their own under a key. */
  public static Part nested(String name, Keys keys) {
    return new Part(name, "", keys, false, List.of());
  }

  /** The same keys under each of some names. */
  public static Part named(String name, String help, Keys keys) {
    return new Part(name, help, keys, true, List.of());
  }

  /** A list of some words, or of any. */
  public static Part list(String name, String help, String... choices) {
    return new Part(name, help, null, false, List.of(choices));
  }

  /** What is in it depends on games and players. */
  public static Part made(String name) {
    return new Part(name, "", null, false, List.of());
  }

  /** All keys, single values first. */
  public List<String> names() {
    return Stream.concat(options.stream().map(Option::name), parts.stream().map(Part::name))
        .toList();
  }

  /** These and others beside them. */
  public Keys with(Keys more) {
    return new Keys(
        place,
        Stream.concat(options.stream(), more.options.stream()).toList(),
        Stream.concat(parts.stream(), more.parts.stream()).toList());
  }

  /** Where a key stands, if it is one of these or further down. */
  public Optional<String> place(String name) {
    return names().contains(name)
        ? Optional.of(place)
        : parts.stream()
            .map(Part::keys)
            .filter(Objects::nonNull)
            .flatMap(keys -> keys.place(name).stream())
            .findFirst();
  }

  /** A key whose values are the constants of an enum. */
  public static <E extends Enum<E>> Option choice(String name, E fallback, String help) {
    return Option.choice(name, word(fallback), List.of(words(fallback.getDeclaringClass())), help);
  }

  /** All constants as they stand in a config. */
  public static <E extends Enum<E>> String[] words(Class<E> type) {
    return Stream.of(type.getEnumConstants()).map(Keys::word).toArray(String[]::new);
  }

  /** The constant of a word that is known to exist. */
  public static <E extends Enum<E>> E chosen(Class<E> type, String word) {
    return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /** A constant as it stands in a config: {@code ROUND_ROBIN} is {@code round-robin}. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
