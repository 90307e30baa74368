package warlab.lab.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import warlab.games.Option;
import warlab.games.OptionException;
import warlab.games.Options;

/** Reads option values that stand as plain text, as on a command line. */
public final class OptionText {
  private OptionText() {}

  /**
   * Checked options from texts by name.
   *
   * @throws OptionException for the first that is unknown or does not fit
   */
  public static Options parse(List<Option> described, Map<String, String> texts) {
    Map<String, Object> values = new LinkedHashMap<>(texts);
    for (Option option : described) {
      String text = texts.get(option.name());
      if (text != null) {
        values.put(option.name(), value(option, text));
      }
    }
    return Options.of(described, values);
  }

  /** The value of one option; texts that fit no type stay texts, for the check to refuse. */
  public static Object value(Option option, String text) {
    try {
      return switch (option.type()) {
        case INTEGER -> (Object) Long.parseLong(text);
        case NUMBER -> finite(Double.parseDouble(text));
        case FLAG -> flag(text);
        default -> text;
      };
    } catch (NumberFormatException notANumber) {
      throw new OptionException(
          option.name(), option.name() + ": '" + text + "', " + option.expected());
    }
  }

  private static double finite(double number) {
    if (!Double.isFinite(number)) {
      throw new NumberFormatException("not finite");
    }
    return number;
  }

  private static Object flag(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true", "on", "yes" -> true;
      case "false", "off", "no" -> false;
      default -> text;
    };
  }
}
