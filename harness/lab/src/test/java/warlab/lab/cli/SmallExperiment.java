package warlab.lab.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsFolder;

/** An experiment of twenty quick games in a folder of its own, run through the command line. */
public record SmallExperiment(Path config, Path results) {
  /** With a report; most tests do without. */
  public static final String WITH_REPORT =
      """
      name: small
      game: ai-wargame
      seed: 3
      players:
        greedy: { search: greedy, heuristic: e2 }
        random: { search: random }
      match: { pairs: 10 }
      """;

  public static final String TEXT = WITH_REPORT + "report: false\n";

  public static SmallExperiment in(Path folder) {
    return in(folder, TEXT);
  }

  public static SmallExperiment in(Path folder, String text) {
    try {
      Path config = Files.writeString(folder.resolve("small.yaml"), text);
      return new SmallExperiment(config, folder.resolve("results of a run"));
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  public Terminal run(String... more) {
    return play("run", more);
  }

  /** By a command that plays experiments. */
  public Terminal play(String command, String... more) {
    List<String> arguments = new ArrayList<>(List.of(command, "" + config, "--out", "" + results));
    arguments.add("--quiet");
    arguments.addAll(List.of(more));
    return Terminal.run(arguments.toArray(String[]::new));
  }

  /** The same experiment with a copy of its results. */
  public SmallExperiment copiedTo(Path folder) {
    try (Stream<Path> files = Files.list(results)) {
      Path copy = Files.createDirectories(folder.resolve("results"));
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(file.getFileName()));
      }
      return new SmallExperiment(config, copy);
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  public String text(String file) {
    try {
      return Files.readString(results.resolve(file));
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  /** Changes the manifest as a run would have written it, by a regular expression. */
  public void forgeManifest(String before, String after) {
    forgeManifest(results, before, after);
  }

  /** The same of the manifest in another folder. */
  public static void forgeManifest(Path folder, String before, String after) {
    try {
      Path file = folder.resolve("manifest.json");
      String text = Files.readString(file);
      String forged = text.replaceFirst(before, after);
      if (forged.equals(text)) {
        throw new IllegalArgumentException("the manifest has no " + before);
      }
      Files.writeString(file, forged);
      new ResultsFolder(folder)
          .writeManifest(Objects.requireNonNull(ResultsFolder.readJson(file, Manifest.class)));
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  /** Changes a line of a table, counted from 1, and gives it the right check sum. */
  public void forge(String file, int line, UnaryOperator<String> change) {
    try {
      List<String> lines = new ArrayList<>(Files.readAllLines(results.resolve(file)));
      String cells = change.apply(lines.get(line - 1).replaceFirst(",[^,]*$", ""));
      CRC32 sum = new CRC32();
      sum.update(cells.getBytes(StandardCharsets.UTF_8));
      lines.set(line - 1, cells + String.format(",%08x", sum.getValue()));
      Files.writeString(results.resolve(file), String.join("\n", lines) + "\n");
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  /** Gives a column of a forged line another value. */
  public void forge(String file, int line, String column, String value) {
    List<String> names = List.of(text(file).lines().findFirst().orElseThrow().split(","));
    forge(
        file,
        line,
        cells -> {
          String[] all = cells.split(",", -1);
          all[names.indexOf(column)] = value;
          return String.join(",", all);
        });
  }

  public void change(String file, String before, String after) {
    try {
      String text = text(file);
      if (!text.contains(before)) {
        throw new IllegalArgumentException(file + " has no " + before);
      }
      Files.writeString(results.resolve(file), text.replace(before, after));
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }
}
