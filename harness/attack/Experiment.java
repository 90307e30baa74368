import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A small experiment, the results that it has when nobody disturbs it, and how long it takes. */
record Experiment(Path config, Path whole, int tookMs) {
  private static final List<String> TEXTS =
      List.of(
          """
          game: ai-wargame
          players:
            two: { search: alpha-beta, depth: 2, heuristic: e2 }
            one: { search: alpha-beta, depth: 1, heuristic: e1 }
            tree: { search: mcts, nodes: 100, heuristic: e2 }
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
          """,
          """
          game: tank-wars
          players:
            hunter: { search: hunter }
            rush: { search: rush }
            dice: { search: random }
          match: { pairs: 4 }
          """,
          """
          game: ai-wargame
          players:
            one: { search: greedy, heuristic: e1 }
            two: { search: greedy, heuristic: e2 }
          record: none
          match: { format: cross, first: [one, two], second: [one, two], pairs: 200 }
          """,
          """
          game: ai-wargame
          tune:
            player: greedy:heuristic=linear(material=100;health=-20;ai-threat=0.5)
            weights: { health: { min: -30, max: 30 } }
            games: 4000
            first: texel
          prove: { elo1: 20, others: [e2, e1] }
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
      long began = System.nanoTime();
      Lab.Ending ending = lab.run(run(config, whole));
      if (!isDone(ending)) {
        throw new IllegalStateException("the undisturbed run ended with " + ending);
      }
      long tookMs = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
      experiments[i] = new Experiment(config, whole, (int) tookMs);
    }
    return List.of(experiments);
  }

  static boolean isDone(Lab.Ending ending) {
    return ending.code() == 0 || ending.code() == Lab.NOT_PROVEN;
  }

  String[] runIn(Path results) {
    return run(config, results);
  }

  private static String[] run(Path config, Path results) {
    return new String[] {"run", "" + config, "--out", "" + results, "--quiet", "--threads", "2"};
  }

  /**
   * The first table, page or tuned player that differs from the undisturbed one, in folders inside
   * too; empty when none does.
   *
   * @param free names of those that may
   */
  String difference(Path results, Set<String> free) throws IOException {
    try (Stream<Path> files = Files.walk(whole)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        boolean counts = name.matches(".*\\.(csv|html)|tuned\\.yaml") && !free.contains(name);
        Path inside = whole.relativize(file);
        if (counts && !equal(file, results.resolve(inside))) {
          return inside.toString();
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
