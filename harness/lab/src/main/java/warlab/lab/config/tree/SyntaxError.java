package warlab.lab.config.tree;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;

/**
 * Makes one line of what a parser complains about. The YAML parser tells the place of the problem
 * only inside its text of many lines; the location it hands over is where it was a token earlier.
 */
final class SyntaxError {
  private static final Pattern PROBLEM =
      Pattern.compile("([^\\n]+)\\n in reader, line (\\d+), column (\\d+)");

  private SyntaxError() {}

  static ConfigException of(Place source, JacksonException broken) {
    String text = String.valueOf(broken.getOriginalMessage());
    Place place = located(source, broken.getLocation());
    String problem = text.lines().findFirst().orElse("unreadable");
    Matcher last = PROBLEM.matcher(text);
    while (last.find()) {
      problem = last.group(1).strip();
      place = at(source, Integer.parseInt(last.group(2)), Integer.parseInt(last.group(3)));
    }
    if (problem.startsWith("Expected a property name")) {
      return new ConfigException(place, "expected a key, not a list or a map");
    }
    return new ConfigException(place, "not valid YAML or JSON: " + problem);
  }

  private static Place located(Place source, TokenStreamLocation location) {
    return location == null ? source : at(source, location.getLineNr(), location.getColumnNr());
  }

  private static Place at(Place source, int line, int column) {
    return source.line() == 0 ? source : source.at(line, column);
  }
}
