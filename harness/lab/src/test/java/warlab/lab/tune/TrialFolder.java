package warlab.lab.tune;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import warlab.games.SeededStream;
import warlab.lab.cli.Terminal;

/** A folder in which experiments of several runs are tried out through the command line. */
public record TrialFolder(Path folder) {

  /** Runs the experiment of a text, with its results in a folder inside. */
  public Terminal run(String text, String out, String... more) {
    try {
      Path config = Files.writeString(folder.resolve("trial.yaml"), text);
      return Terminal.run(
          Stream.concat(
                  Stream.of("run", "" + config, "--out", "" + folder.resolve(out), "--quiet"),
                  Stream.of(more))
              .toArray(String[]::new));
    } catch (IOException refused) {
      throw new IllegalStateException(refused);
    }
  }

  /** All that must be the same however often a run was interrupted, by name. */
  public Map<String, String> files(String out) throws IOException {
    Map<String, String> files = new TreeMap<>();
    Path root = folder.resolve(out);
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = root.relativize(file).toString();
        boolean isTimed = name.endsWith("timings.csv") || name.endsWith("manifest.json");
        if (!isTimed && !name.endsWith(".lock") && !name.endsWith(".png")) {
          files.put(name, Files.readString(file));
        }
      }
    }
    return files;
  }

  public String text(String out, String file) throws IOException {
    return Files.readString(folder.resolve(out).resolve(file));
  }

  /** As if the process had ended there: the journal is torn, and nothing says it was finished. */
  public static void cut(Path results, SeededStream luck) throws IOException {
    byte[] games = Files.readAllBytes(results.resolve("games.csv"));
    int length = 100 + luck.nextInt(games.length - 100);
    Files.write(results.resolve("games.csv"), Arrays.copyOf(games, length));
  }
}
