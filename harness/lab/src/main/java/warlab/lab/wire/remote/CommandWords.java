package warlab.lab.wire.remote;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Splits a command at blanks, except within quotes, and says the program where to connect: {@code
 * {host}} and {@code {port}} are filled in, or come last if the command does not mention the port.
 */
final class CommandWords {
  private static final String HOST = "{host}";
  private static final String PORT = "{port}";
  private static final Pattern WORD = Pattern.compile("(?:[^\\s\"']|\"[^\"]*\"|'[^']*')+");

  private CommandWords() {}

  static List<String> split(String command, String host, int port) {
    String whole = command.contains(PORT) ? command : command + " " + HOST + " " + PORT;
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(whole);
    while (word.find()) {
      String plain = word.group().replaceAll("\"([^\"]*)\"|'([^']*)'", "$1$2");
      words.add(plain.replace(HOST, host).replace(PORT, Integer.toString(port)));
    }
    return words;
  }

  /** The words that are files: the program, or the script that it reads. */
  static List<Path> files(String command) {
    return split(command, HOST, 0).stream()
        .map(File::new)
        .filter(File::isFile)
        .map(File::toPath)
        .toList();
  }
}
