package warlab.lab.config;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import warlab.games.Option;

/**
 * The keys of one part of a config, declared on the record that they fill: every component is a
 * key. From this come what the reader accepts, where it says a misplaced key belongs, and the
 * schema for editors; the resolved config is written from the record itself.
 *
 * @param place where these keys stand, as people say it: {@code under match}
 * @param options the keys that hold a single value
 * @param parts the keys that hold keys or lists of their own, each read in its own way
 */
public record Keys(String place, List<Option> options, List<String> parts) {

  /**
   * The keys of a record: these options, and the other components as parts.
   *
   * @throws IllegalArgumentException when an option fills no component
   */
  public static Keys of(String place, Class<? extends Record> filled, Option... options) {
    List<String> single = Stream.of(options).map(Option::name).toList();
    List<String> components =
        Stream.of(filled.getRecordComponents()).map(each -> each.getName()).toList();
    if (!components.containsAll(single)) {
      throw new IllegalArgumentException(single + " are not all components of " + filled.getName());
    }
    List<String> parts = components.stream().filter(name -> !single.contains(name)).toList();
    return new Keys(place, List.of(options), parts);
  }

  /** All keys, single values first. */
  public List<String> names() {
    return Stream.concat(options.stream().map(Option::name), parts.stream()).toList();
  }

  /** The same key without a default, so that it has to be given. */
  public static Option required(Option option) {
    return withoutDefault(option, true);
  }

  /** The same key without a default, so that it may be absent. */
  public static Option optional(Option option) {
    return withoutDefault(option, false);
  }

  private static Option withoutDefault(Option option, boolean required) {
    return new Option(
        option.name(),
        option.type(),
        null,
        required,
        option.min(),
        option.max(),
        option.choices(),
        option.help());
  }

  /** A key whose values are the constants of an enum. */
  public static <E extends Enum<E>> Option choice(String name, E fallback, String help) {
    List<String> words =
        Stream.of(fallback.getDeclaringClass().getEnumConstants()).map(Keys::word).toList();
    return Option.choice(name, word(fallback), words, help);
  }

  /** The constant of a word that is known to exist. */
  public static <E extends Enum<E>> E chosen(Class<E> type, String word) {
    return Stream.of(type.getEnumConstants())
        .filter(each -> word(each).equals(word))
        .findFirst()
        .orElseThrow();
  }

  /** A constant as it stands in a config: {@code ROUND_ROBIN} is {@code round-robin}. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
