package warlab.lab.simulation;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import warlab.games.Registry;
import warlab.games.wargame.Wargame;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Overrides;
import warlab.lab.record.ResultsFolder;
import warlab.lab.report.SummaryReader;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.Gate;
import warlab.lab.run.RunSpec;
import warlab.lab.statistics.summary.Summary;
import warlab.players.scripted.RandomFactory;

/** How often whole experiments, run as users run them, claim what is true and what is not. */
final class ExperimentStudy {
  static final Catalog CATALOG =
      new Catalog(
          Registry.of(List.of(new Wargame(), new CoinToss())),
          Registry.of(List.of(new RandomFactory(), new Coin())),
          Registry.of(List.of()),
          Registry.of(List.of()),
          Registry.of(List.of()));

  private ExperimentStudy() {}

  /** What the experiments of a cell claimed: how many did, in the order of its promises. */
  static int[] claims(ExperimentCell cell, int experiments) {
    List<Promise> promises = cell.promises();
    return IntStream.rangeClosed(1, experiments)
        .parallel()
        .mapToObj(seed -> summary(cell, seed))
        .map(summary -> promises.stream().mapToInt(each -> each.isMade().test(summary) ? 1 : 0))
        .map(IntStream::toArray)
        .reduce(new int[promises.size()], ExperimentStudy::sum);
  }

  private static int[] sum(int[] a, int[] b) {
    return IntStream.range(0, a.length).map(i -> a[i] + b[i]).toArray();
  }

  private static Summary summary(ExperimentCell cell, int seed) {
    ExperimentConfig config = config(cell, seed);
    try (ScratchFolder folder = new ScratchFolder()) {
      ResultsFolder results = new ResultsFolder(folder.path());
      new ExperimentRun(RunSpec.of(config, CATALOG), results, 1, List.of()).run();
      return SummaryReader.of(config, results).summary();
    }
  }

  static ExperimentConfig config(ExperimentCell cell, int seed) {
    String text = "name: study\nrecord: none\nseed: %d\n%s".formatted(seed, cell.config());
    Overrides settings = cell.isGate() ? Gate.settings(Overrides.none()) : Overrides.none();
    return new ConfigReader(CATALOG, Machine.current())
        .read(ExperimentFile.parse(Path.of("study.yaml"), text, settings));
  }

  /** Prints the table for so many experiments a cell. */
  public static void main(String[] arguments) {
    print(ExperimentCell.all(), Integer.parseInt(arguments[0]));
  }

  static void print(List<ExperimentCell> cells, int experiments) {
    System.out.println("| experiments | claim | of | claims | share | promised | error | |");
    System.out.println("|---|---|---|---|---|---|---|---|");
    for (ExperimentCell cell : cells) {
      int[] claims = claims(cell, experiments);
      for (int i = 0; i < claims.length; i++) {
        System.out.println(row(cell, cell.promises().get(i), claims[i], experiments));
      }
    }
  }

  private static String row(ExperimentCell cell, Promise promise, int claims, int experiments) {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %d | %d | %.1f %% | %s | %.1f %% | %s |",
        cell.name(),
        promise.claim(),
        experiments,
        claims,
        100.0 * claims / experiments,
        promise.inWords(),
        100 * promise.error(experiments),
        promise.isKept(claims, experiments) ? "holds" : "FAILS");
  }
}
