package warlab.lab.report;

import java.nio.file.Path;
import java.util.List;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Overrides;
import warlab.lab.kind.ReportMaker;
import warlab.lab.record.ResultsFolder;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.RunSpec;

/** Really plays small experiments, with all built-in games and players. */
public final class PlayedExperiment {
  /** As few games as make every part of a report. */
  public static final String SMALL =
      """
      name: small
      game: ai-wargame
      seed: 7
      players:
        random: { search: random }
        greedy: { search: greedy, heuristic: e0 }
        deep: { search: alpha-beta, heuristic: e2, sweep: { depth: [1, 2] } }
      match: { format: round-robin, pairs: 4, openings: { plies: 4 } }
      record: moves
      """;

  /** Two games of random players. */
  public static String randomPair(String game) {
    return """
        name: random-pair
        game: %s
        seed: 7
        players: { one: { search: random }, two: { search: random } }
        match: { format: round-robin, pairs: 1 }
        record: moves
        """
        .formatted(game);
  }

  private PlayedExperiment() {}

  public static Catalog catalog() {
    return Catalog.discover(PlayedExperiment.class.getClassLoader());
  }

  /** Makes the report of what was played in a folder. */
  public static Path report(ReportMaker maker, Path folder) {
    return maker.make(maker.read(folder), answer -> {});
  }

  /** Plays a config given as text into a folder. */
  public static void play(String config, Path folder) {
    play(config, folder, catalog());
  }

  /** The same with the games and players of a catalog. */
  public static void play(String config, Path folder, Catalog catalog) {
    ExperimentConfig experiment =
        new ConfigReader(catalog, Machine.current())
            .read(ExperimentFile.parse(Path.of("made-up.yaml"), config, Overrides.none()));
    RunSpec spec = RunSpec.of(experiment, catalog);
    new ExperimentRun(spec, new ResultsFolder(folder), 2, List.of()).run();
  }
}
