package warlab.lab.tune;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.OpeningList;

/**
 * The proof of a tuning: the tuned player meets the one it came from, and if it wins both meet
 * others, all on openings that the tuning has not seen. Each proof has openings of its own, which
 * are used once.
 *
 * @param folder of the tuning, whose games have all been played
 * @param number from 1
 */
record Proof(
    ExperimentConfig config, PlayerSpec tuned, Path folder, int number, SealedOpenings openings) {

  static Proof of(ExperimentConfig config, PlayerSpec tuned, Path folder, int number) {
    int pairs = Matches.proofPairs(Objects.requireNonNull(TuningExperiment.of(config).prove()));
    SealedOpenings openings =
        SealedOpenings.of(config, number, known(folder), Math.max(pairs, Matches.GAUNTLET_PAIRS));
    if (openings.positions().isEmpty()) {
      throw new ResultsException(
          "there is no opening that the tuning has not seen: make openings longer or more varied");
    }
    return new Proof(config, tuned, folder, number, openings);
  }

  /** The openings of a tuning and of what it began with, as texts. */
  static List<String> known(Path folder) {
    Path texel = folder.resolve(TuningRun.TEXEL);
    return Stream.of(folder, texel).flatMap(each -> openings(each).stream()).distinct().toList();
  }

  /** The openings that a folder lists, as texts. */
  static List<String> openings(Path folder) {
    OpeningList list = new OpeningList(folder, number -> true);
    return IntStream.range(0, list.size())
        .mapToObj(number -> Objects.requireNonNull(list.find(number)).text())
        .toList();
  }

  /** How many proofs of a tuning have begun. */
  static int begun(Path folder) {
    int count = 0;
    while (Files.exists(folder.resolve(match(count + 1)).resolve(ResultsFolder.MANIFEST))) {
      count++;
    }
    return count;
  }

  /** The folder of the match of a proof. */
  static String match(int number) {
    return numbered("proof", number);
  }

  /** The folder of a gauntlet of a proof. */
  static String gauntlet(int number, String hero) {
    return numbered("gauntlet", number) + "/" + hero;
  }

  private static String numbered(String name, int number) {
    return number == 1 ? name : name + "-" + number;
  }

  PlayerSpec start() {
    return Matches.start(config);
  }

  ExperimentConfig matchConfig() {
    return Matches.proof(config, tuned, openings, number);
  }

  Path matchFolder() {
    return folder.resolve(match(number));
  }

  ExperimentConfig gauntletConfig(PlayerSpec hero) {
    return Matches.gauntlet(config, hero, openings);
  }

  Path gauntletFolder(PlayerSpec hero) {
    return folder.resolve(gauntlet(number, hero.name()));
  }

  /**
   * Refuses to take another proof for this one.
   *
   * @throws ResultsException when the folder has a proof with other settings
   */
  void refuseOther() {
    @Nullable Manifest manifest = new ResultsFolder(matchFolder()).manifest();
    if (manifest != null && !matchConfig().configHash().equals(manifest.identity().get("config"))) {
      throw new ResultsException(
          matchFolder()
              + " has a proof with other settings; openings are used once, so for a second proof,"
              + " which the report will count, add --again");
    }
  }
}
