package warlab.lab.config.read;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Option;
import warlab.lab.config.Format;
import warlab.lab.config.MoveRecording;

/**
 * The keys of an experiment that hold one value each, described once: the reader, the schema for
 * editors and the check of {@code configs/reference.yaml} are made from this.
 */
final class ExperimentKeys {
  static final int MAX_PAIRS = 100_000_000;

  private static final long LARGEST_SEED = (1L << 53) - 1; // what every JSON reader keeps exactly

  static final List<Option> EXPERIMENT =
      List.of(
          text("name", true, "name of the experiment and of its results folder"),
          text("game", true, "id of the game, see 'warlab list games'"),
          integer("seed", true, 0, LARGEST_SEED, "openings, dice and ties all follow from it"),
          choice(
              "record",
              MoveRecording.SAMPLE.id(),
              ids(MoveRecording.values()),
              "games whose moves are kept: about 2,000, all or none"),
          integer("threads", false, 1, 1024, "games played at a time; default: one a core"),
          text("out", false, "folder of the results; default: results/<name>"),
          Option.flag("report", true, "whether a run ends with a report"));

  static final List<Option> MATCH =
      List.of(
          choice("format", Format.ROUND_ROBIN.id(), ids(Format.values()), "who meets whom"),
          integer("pairs", true, 1, MAX_PAIRS, "openings each pairing plays, with sides swapped"),
          Option.flag("repeat", false, "whether openings begin again when they run out"),
          text("hero", false, "the player of a gauntlet that meets all others"),
          Option.integer(
              "moveTimeoutMs",
              0,
              0,
              86_400_000,
              "a decision that takes longer is a fault; 0: 60 s, or by the time limit"));

  static final List<Option> SPRT =
      List.of(
          number("elo0", -1000, 1000, "the strength difference of the null hypothesis"),
          number("elo1", -1000, 1000, "the strength difference worth finding"),
          Option.number("alpha", 0.05, 0.001, 0.5, "chance of accepting elo1 when elo0 is true"),
          Option.number("beta", 0.05, 0.001, 0.5, "chance of accepting elo0 when elo1 is true"),
          choice("model", "normalized", List.of("normalized", "logistic"), "which Elo is meant"));

  /** Keys of the experiment that hold keys of their own. */
  static final List<String> EXPERIMENT_PARTS = List.of("gameOptions", "players", "match", "stop");

  static final List<String> MATCH_PARTS = List.of("openings", "first", "second");

  private ExperimentKeys() {}

  private static List<String> ids(Format[] values) {
    return Stream.of(values).map(Format::id).toList();
  }

  private static List<String> ids(MoveRecording[] values) {
    return Stream.of(values).map(MoveRecording::id).toList();
  }

  private static Option text(String name, boolean required, String help) {
    return described(name, Option.Type.TEXT, null, required, 0, 0, help);
  }

  private static Option integer(String name, boolean required, long min, long max, String help) {
    return described(name, Option.Type.INTEGER, null, required, (double) min, (double) max, help);
  }

  private static Option number(String name, double min, double max, String help) {
    return described(name, Option.Type.NUMBER, null, true, min, max, help);
  }

  private static Option choice(String name, String fallback, List<String> words, String help) {
    return Option.choice(name, fallback, words, help);
  }

  private static Option described(
      String name,
      Option.Type type,
      @Nullable Object fallback,
      boolean required,
      double min,
      double max,
      String help) {
    return new Option(name, type, fallback, required, min, max, List.of(), help);
  }
}
