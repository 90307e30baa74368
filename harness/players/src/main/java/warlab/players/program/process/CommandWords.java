package warlab.players.program.process;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a command: it is split at blanks, except within quotes, and then every {@code
 * {name}} is filled in. No shell sees any of it.
 */
public final class CommandWords {
  private static final Pattern WORD = Pattern.compile("(?:[^\\s\"']|\"[^\"]*\"|'[^']*')+");

  private CommandWords() {}

  /**
   * The words of a command.
   *
   * @param filled what stands for {@code {name}}, by name
   */
  public static List<String> split(String command, Map<String, String> filled) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(command);
    while (word.find()) {
      String plain = word.group().replaceAll("\"([^\"]*)\"|'([^']*)'", "$1$2");
      for (Map.Entry<String, String> entry : filled.entrySet()) {
        plain = plain.replace("{" + entry.getKey() + "}", entry.getValue());
      }
      words.add(plain);
    }
    return words;
  }

  /** The words that are files: the program, or the script that it reads. */
  public static List<Path> files(String command, Path folder) {
    List<Path> files = new ArrayList<>();
    for (String word : split(command, Map.of())) {
      try {
        Path file = folder.resolve(word);
        if (Files.isRegularFile(file)) {
          files.add(file);
        }
      } catch (InvalidPathException notAFile) {
        // just a word
      }
    }
    return files;
  }
}
