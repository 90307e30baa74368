package warlab.lab.simulation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import warlab.games.SeededStream;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.TestCatalog;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Overrides;
import warlab.lab.kind.Phases;
import warlab.lab.record.ResultsFolder;
import warlab.lab.report.SummaryReader;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.NumberText;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.MatchPlace;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.PairingSummary;

/**
 * Spoils the weights of heuristics of ours, each by a factor that a seed draws, tunes them, and
 * measures on other openings how much of the lost strength is back.
 */
final class RecoveryStudy {
  private static final List<String> HEURISTICS = List.of("bastion", "citadel");
  private static final double[] FACTORS = {0.25, 0.5, 2, 4};
  private static final int SEEDS = 3;
  private static final long OTHER_OPENINGS = 900;

  private static final String TUNING =
      """
      name: recovery
      game: ai-wargame
      seed: %d
      tune:
        player: %s
        weights: { %s }
        games: %s
      prove: none
      """;

  private static final String MATCH =
      """
      name: recovered
      game: ai-wargame
      seed: %d
      players: { right: %s, spoilt: %s, tuned: %s }
      match: { pairs: 2000, openings: { plies: 10 } }
      record: none
      """;

  private RecoveryStudy() {}

  /** Prints a row for each heuristic and seed; so many games a tuning. */
  public static void main(String[] arguments) {
    System.out.println(
        "| heuristic | seed | Elo lost (right against spoilt) | Elo back (tuned against spoilt) |"
            + " share | tuned against right |");
    System.out.println("|---|---|---|---|---|---|");
    for (String heuristic : HEURISTICS) {
      for (int seed = 1; seed <= SEEDS; seed++) {
        String row = row(heuristic, seed, arguments[0]);
        System.out.println("| " + heuristic + NumberText.typed(row));
      }
    }
  }

  private static String row(String heuristic, int seed, String games) {
    Map<String, Double> right =
        TestCatalog.discovered().heuristic(TestCatalog.GAME, heuristic).orElseThrow().weights();
    Map<String, Double> spoilt = new LinkedHashMap<>(right);
    Map<String, String> ranges = new LinkedHashMap<>();
    SeededStream luck = new SeededStream(seed);
    right.entrySet().stream()
        .skip(1)
        .forEach(
            each -> {
              double factor = FACTORS[luck.nextInt(FACTORS.length)];
              spoilt.put(each.getKey(), factor * each.getValue());
              ranges.put(each.getKey(), "{ min: 0, max: %s }".formatted(4 * each.getValue()));
            });
    try (ScratchFolder folder = new ScratchFolder()) {
      Path tuning = folder.path().resolve("tuning");
      RunResult unused = tuned(TUNING.formatted(seed, player(spoilt), yaml(ranges), games), tuning);
      Map<String, Double> tuned = new LinkedHashMap<>(right);
      tuned.putAll(ends(tuning));
      List<PairingSummary> matches =
          played(
              MATCH.formatted(OTHER_OPENINGS + seed, player(right), player(spoilt), player(tuned)),
              folder.path().resolve("match"));
      return row(seed, matches);
    }
  }

  /** The pairings are right against spoilt, right against tuned, spoilt against tuned. */
  private static String row(int seed, List<PairingSummary> matches) {
    ScoreEstimate lost = matches.get(0).estimate();
    ScoreEstimate back = matches.get(2).estimate().reversed();
    double share = Objects.requireNonNull(back.elo()) / Objects.requireNonNull(lost.elo());
    return String.format(
        Locale.ROOT,
        " | %d | %s | %s | %.0f %% | %s |",
        seed,
        EloText.of(lost),
        EloText.of(back),
        100 * share,
        EloText.of(matches.get(1).estimate().reversed()));
  }

  static RunResult tuned(String config, Path folder) {
    return new Phases(
            read(config),
            TestCatalog.discovered(),
            folder,
            List.of(),
            new Phases.RunOptions(MatchPlace.LOCAL, () -> {}, false, false))
        .run();
  }

  private static List<PairingSummary> played(String text, Path folder) {
    ExperimentConfig config = read(text);
    ResultsFolder results = new ResultsFolder(folder);
    new ExperimentRun(
            RunSpec.of(config, TestCatalog.discovered()), results, config.threads(), List.of())
        .run();
    return SummaryReader.of(config, results).summary().pairings();
  }

  private static ExperimentConfig read(String text) {
    return new ConfigReader(TestCatalog.discovered(), Machine.current())
        .read(ExperimentFile.parse(Path.of("study.yaml"), text, Overrides.none()));
  }

  private static String player(Map<String, Double> weights) {
    return "{ search: alpha-beta, depth: 2, heuristic: { linear: { %s } } }"
        .formatted(yaml(weights));
  }

  private static String yaml(Map<String, ?> values) {
    return values.entrySet().stream()
        .map(each -> each.getKey() + ": " + each.getValue())
        .collect(Collectors.joining(", "));
  }

  /** The free weights that came out, by name, as {@code weights.csv} has them. */
  private static Map<String, Double> ends(Path tuning) {
    try {
      return Files.readString(tuning.resolve("weights.csv"))
          .lines()
          .map(line -> line.split(",", -1))
          .filter(cells -> cells[0].equals("mean"))
          .collect(Collectors.toMap(cells -> cells[1], cells -> Double.valueOf(cells[7])));
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }
}
