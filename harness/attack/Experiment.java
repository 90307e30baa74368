import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A small experiment, and the results that it has when nobody disturbs it. */
record Experiment(Path config, Path whole) {
  private static final List<String> TEXTS =
      List.of(
          """
          game: ai-wargame
          players:
            two: { search: alpha-beta, depth: 2, heuristic: e2 }
            one: { search: alpha-beta, depth: 1, heuristic: e1 }
            dice: { search: random }
          record: moves
          match: { pairs: 12, openings: { plies: 6 } }
          """,
          """
          game: grid-conflict
          players:
            duel: { search: alpha-beta, depth: 2, heuristic: duel }
            dice: { search: random }
          match: { pairs: 40 }
          """,
          """
          game: ai-wargame
          players:
            better: { search: alpha-beta, depth: 2, heuristic: e2 }
            worse: { search: random }
          match: { pairs: 2000, openings: { plies: 6 } }
          stop: { sprt: { elo0: 0, elo1: 40 } }
          """);

  /** The page tells the time of the last run. */
  static final Set<String> PAGE = Set.of("report.html");

  /** Speed depends on the clock, and so do the times of games that are played again. */
  static final Set<String> CLOCKED = Set.of("report.html", "speed.csv", "timings.csv");

  /** Plays them all. */
  static List<Experiment> play(Lab lab, Path folder, long seed) throws Exception {
    Experiment[] experiments = new Experiment[TEXTS.size()];
    for (int i = 0; i < experiments.length; i++) {
      Path config = folder.resolve("attack-" + i + ".yaml");
      Files.writeString(config, "name: attack\nseed: " + (seed + i) + "\n" + TEXTS.get(i));
      // The page names the folder and the one around it: as those of a case.
      Path whole = folder.resolve("whole-" + i + "/case/results");
      experiments[i] = new Experiment(config, whole);
      Lab.Ending ending = lab.run(experiments[i].runIn(experiments[i].whole));
      if (ending.code() != 0) {
        throw new IllegalStateException("the undisturbed run ended with " + ending);
      }
    }
    return List.of(experiments);
  }

  String[] runIn(Path results) {
    return new String[] {"run", "" + config, "--out", "" + results, "--quiet", "--threads", "2"};
  }

  /**
   * The first table or page that differs from the undisturbed one; empty when none does.
   *
   * @param free names of those that may
   */
  String difference(Path results, Set<String> free) throws IOException {
    try (Stream<Path> files = Files.list(whole)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        boolean counts = name.matches(".*\\.(csv|html)") && !free.contains(name);
        if (counts && !equal(file, results.resolve(name))) {
          return name;
        }
      }
    }
    return "";
  }

  static boolean equal(Path one, Path other) throws IOException {
    return Files.exists(other) && Files.mismatch(one, other) < 0;
  }

  static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file)));
      }
    }
  }
}
