package warlab.lab.cli.about;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import warlab.games.Named;
import warlab.games.Option;

/** Prints named things and their options, the same way for every kind. */
final class DescriptionPrinter {
  private final PrintWriter out;
  private boolean first = true;

  DescriptionPrinter(PrintWriter out) {
    this.out = out;
  }

  void heading(String text) {
    if (!first) {
      out.println();
    }
    first = false;
    out.println(text);
  }

  void entry(Named named, List<Option> options) {
    line(2, 16, named.id(), named.help());
    options.forEach(this::option);
  }

  void detail(String label, String text) {
    line(6, 18, label, text);
  }

  void options(String label, List<Option> options) {
    if (!options.isEmpty()) {
      out.println("      " + label + ":");
      options.forEach(this::option);
    }
  }

  private void option(Option option) {
    String kind = option.expected().replaceFirst("^expected ", "");
    line(6, 18, option.name(), option.help() + " (" + kind + "; " + fallback(option) + ")");
  }

  private static String fallback(Option option) {
    if (option.required()) {
      return "required";
    }
    return option.fallback() == null ? "default none" : "default " + option.fallback();
  }

  private void line(int indent, int width, String label, String text) {
    out.println(
        String.format(Locale.ROOT, "%s%-" + width + "s %s", " ".repeat(indent), label, text));
  }
}
