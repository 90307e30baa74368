package warlab.lab.config;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Side;

/**
 * One experiment, checked and with every default filled in: what {@link
 * warlab.lab.config.read.ConfigReader} makes of a file. Sweeps are expanded, and players named by
 * the match exist.
 *
 * @param question what it is to answer, in the words of its author; changes no game
 * @param name also the name of the results folder: letters, digits, dot, hyphen, underscore
 * @param gameOptions settings of the rules
 * @param experiment what is played: a match, or what makes one
 * @param threads games played at a time
 * @param out folder of the results; {@code null} for {@code results/<name>}
 * @param report whether a run ends with a report
 * @param plugins folders of the user's own games, players and heuristics
 */
public record ExperimentConfig(
    @Nullable String question,
    String name,
    Game game,
    Map<String, Object> gameOptions,
    long seed,
    Experiment experiment,
    int threads,
    @Nullable String out,
    boolean report,
    List<String> plugins) {

  /** The key of the file that this one is laid upon; whoever reads a config no longer sees it. */
  public static final String EXTENDS = "extends";

  /** The key of {@link #plugins}, which is read before all others. */
  public static final String PLUGINS = "plugins";

  /** Where the first keys stand. */
  public static final String TOP = "at the top of the config";

  private static final long LARGEST_SEED = (1L << 53) - 1; // what every JSON reader keeps exactly

  /** What every kind of experiment has, besides the keys of its own. */
  public static final Keys KEYS =
      new Keys(
          TOP,
          List.of(
              Option.text(EXTENDS, "", "another config, whose keys hold where this has none")
                  .mayBeAbsent(),
              Option.text("question", "", "what the experiment is to answer").mayBeAbsent(),
              Option.requiredText("name", "name of the experiment and of its results folder"),
              Option.requiredText("game", "id of the game, see 'warlab list games'"),
              Option.integer(
                  "seed", 1, 0, LARGEST_SEED, "openings, dice and ties all follow from it"),
              Option.optionalInteger(
                  "threads", 1, 1024, "games played at a time; default: one a core"),
              Option.text("out", "", "folder of the results; default: results/<name>")
                  .mayBeAbsent(),
              Option.flag("report", true, "whether a run ends with a report")),
          List.of(
              Keys.made("gameOptions"),
              Keys.list(PLUGINS, "folders of your own jars and .java files")));

  public ExperimentConfig {
    plugins = List.copyOf(plugins);
  }

  /** The experiment of these values, with its parts; without threads, one for each core. */
  public static ExperimentConfig of(
      Options values,
      Game game,
      Map<String, Object> gameOptions,
      Experiment experiment,
      List<String> plugins,
      int cores) {
    return new ExperimentConfig(
        values.has("question") ? values.text("question") : null,
        values.text("name"),
        game,
        gameOptions,
        values.integer("seed"),
        experiment,
        (int) values.integerOr("threads", cores),
        values.has("out") ? values.text("out") : null,
        values.flag("report"),
        plugins);
  }

  /** An ordinary experiment that belongs to this one. */
  public ExperimentConfig part(String part, long partSeed, MatchExperiment experimentOfPart) {
    return new ExperimentConfig(
        null,
        name + "-" + part,
        game,
        gameOptions,
        partSeed,
        experimentOfPart,
        threads,
        null,
        false,
        plugins);
  }

  /** See {@link Experiment#players()}. */
  public List<PlayerSpec> players() {
    return experiment.players();
  }

  /** See {@link Experiment#match()}. */
  public MatchSpec match() {
    return experiment.match();
  }

  /** See {@link Experiment#stop()}. */
  public @Nullable SprtSpec stop() {
    return experiment.stop();
  }

  /** See {@link Experiment#record()}. */
  public MoveRecording record() {
    return experiment.record();
  }

  /** The options of the rules as a game takes them. */
  public Options rules() {
    return Options.of(game.options(), gameOptions);
  }

  /** The player of a name that is known to exist. */
  public PlayerSpec player(String wanted) {
    return PlayerSpec.find(players(), wanted);
  }

  /** Who meets whom, in the order of the plan. Listed anew each time: keep it. */
  public List<Pairing> pairings() {
    return experiment.pairings();
  }

  /** Games that are planned, unless pairings stop early. */
  public long games() {
    return match().gamesEach() * pairings().size();
  }

  /** What the game calls a side. */
  public String sideName(Side side) {
    return game.sideName(side);
  }

  /** Whether every player of a pairing keeps its side, as in a cross table. */
  public boolean hasFixedSides() {
    return match().format().legs() == 1;
  }

  /**
   * What makes a run the same experiment: everything that can change a result. Two configs with one
   * hash continue each other; pairs, threads, folder, report, question, labels and comments do not
   * count.
   */
  public String configHash() {
    return CanonicalTree.sha256(ResolvedConfig.identity(this));
  }
}
