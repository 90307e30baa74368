package warlab.lab.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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
 * @param players after sweep expansion, in the order of the file
 * @param stop {@code null}: every pairing plays all its pairs
 * @param threads games played at a time
 * @param out folder of the results; {@code null} for {@code results/<name>}
 * @param report whether a run ends with a report
 * @param plugins folders of the user's own games, players and heuristics
 * @param tune {@code null} unless this is a tuning: then players and match are made of it
 * @param prove how a tuning's result is proven; {@code null}: not at all
 * @param ablate {@code null} unless this is an ablation: then players and match are made of it
 */
public record ExperimentConfig(
    @Nullable String question,
    String name,
    Game game,
    Map<String, Object> gameOptions,
    long seed,
    List<PlayerSpec> players,
    MatchSpec match,
    @Nullable SprtSpec stop,
    MoveRecording record,
    int threads,
    @Nullable String out,
    boolean report,
    List<String> plugins,
    @Nullable TuneSpec tune,
    @Nullable ProveSpec prove,
    @Nullable AblateSpec ablate) {

  /** The key of {@link #plugins}, which is read before all others. */
  public static final String PLUGINS = "plugins";

  private static final long LARGEST_SEED = (1L << 53) - 1; // what every JSON reader keeps exactly

  public static final Keys KEYS =
      Keys.of(
          "at the top of the config",
          ExperimentConfig.class,
          Keys.optional(Option.text("question", "", "what the experiment is to answer")),
          Option.requiredText("name", "name of the experiment and of its results folder"),
          Option.requiredText("game", "id of the game, see 'warlab list games'"),
          Keys.required(
              Option.optionalInteger(
                  "seed", 0, LARGEST_SEED, "openings, dice and ties all follow from it")),
          Keys.choice(
              "record",
              MoveRecording.SAMPLE,
              "games whose moves are kept: about 2,000, all or none"),
          Option.optionalInteger("threads", 1, 1024, "games played at a time; default: one a core"),
          Keys.optional(Option.text("out", "", "folder of the results; default: results/<name>")),
          Option.flag("report", true, "whether a run ends with a report"));

  public ExperimentConfig {
    players = PlayerLabels.given(players);
    plugins = List.copyOf(plugins);
  }

  /** The experiment of these values, with its parts; without threads, one for each core. */
  public static ExperimentConfig of(
      Options values,
      Game game,
      Map<String, Object> gameOptions,
      List<PlayerSpec> players,
      MatchSpec match,
      @Nullable SprtSpec stop,
      List<String> plugins,
      int cores) {
    return new ExperimentConfig(
        values.has("question") ? values.text("question") : null,
        values.text("name"),
        game,
        gameOptions,
        values.integer("seed"),
        players,
        match,
        stop,
        values.has("record")
            ? Keys.chosen(MoveRecording.class, values.text("record"))
            : MoveRecording.NONE,
        (int) values.integerOr("threads", cores),
        values.has("out") ? values.text("out") : null,
        values.flag("report"),
        plugins,
        null,
        null,
        null);
  }

  /** A tuning: two players a run, who meet from openings that may begin again. */
  public static ExperimentConfig of(
      Options values,
      Game game,
      Map<String, Object> gameOptions,
      TuneSpec tune,
      @Nullable ProveSpec prove,
      OpeningSpec openings,
      List<String> plugins,
      int cores) {
    List<PlayerSpec> players = new ArrayList<>();
    for (int run = 1; run <= tune.seeds(); run++) {
      String number = tune.seeds() == 1 ? "" : " " + run;
      players.add(tune.with("plus" + number, tune.start()));
      players.add(tune.with("minus" + number, tune.start()));
    }
    MatchSpec match =
        new MatchSpec(
            Format.ROUND_ROBIN, tune.pairs(), openings, true, null, List.of(), List.of(), 0);
    return of(values, game, gameOptions, players, match, null, plugins, cores)
        .with(tune, prove, null);
  }

  /** An ablation: its own games are those of the player against itself. */
  public static ExperimentConfig of(
      Options values,
      Game game,
      Map<String, Object> gameOptions,
      AblateSpec ablate,
      OpeningSpec openings,
      List<String> plugins,
      int cores) {
    List<PlayerSpec> players = List.of(ablate.itself("full"), ablate.itself("twin"));
    MatchSpec match =
        new MatchSpec(
            Format.CROSS,
            AblateSpec.OWN_GAMES,
            openings,
            true,
            null,
            List.of("full"),
            List.of("twin"),
            0);
    return of(values, game, gameOptions, players, match, null, plugins, cores)
        .with(null, null, ablate);
  }

  private ExperimentConfig with(
      @Nullable TuneSpec newTune, @Nullable ProveSpec newProve, @Nullable AblateSpec newAblate) {
    return new ExperimentConfig(
        question,
        name,
        game,
        gameOptions,
        seed,
        players,
        match,
        stop,
        record,
        threads,
        out,
        report,
        plugins,
        newTune,
        newProve,
        newAblate);
  }

  /** An ordinary experiment that belongs to this one. */
  public ExperimentConfig part(
      String part,
      long partSeed,
      List<PlayerSpec> partPlayers,
      MatchSpec partMatch,
      @Nullable SprtSpec partStop,
      MoveRecording partRecord) {
    return new ExperimentConfig(
        null,
        name + "-" + part,
        game,
        gameOptions,
        partSeed,
        partPlayers,
        partMatch,
        partStop,
        partRecord,
        threads,
        null,
        false,
        plugins,
        null,
        null,
        null);
  }

  /** What it is called if it is more than a match, for messages: {@code a tuning}. */
  public Optional<String> kind() {
    return tune != null
        ? Optional.of("a tuning")
        : ablate != null ? Optional.of("an ablation") : Optional.empty();
  }

  /** The options of the rules as a game takes them. */
  public Options rules() {
    return Options.of(game.options(), gameOptions);
  }

  /** The player of a name that is known to exist. */
  public PlayerSpec player(String wanted) {
    return players.stream()
        .filter(player -> player.name().equals(wanted))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no player '" + wanted + "'"));
  }

  /** Who meets whom, in the order of the plan. Listed anew each time: keep it. */
  public List<Pairing> pairings() {
    return Pairings.of(this);
  }

  /** What the game calls a side. */
  public String sideName(Side side) {
    return game.sideName(side);
  }

  /** Whether every player of a pairing keeps its side, as in a cross table. */
  public boolean hasFixedSides() {
    return match.format().legs() == 1;
  }

  /** Whether any player stops thinking by the clock, so that results depend on the machine. */
  public boolean hasTimeLimits() {
    return players.stream()
        .flatMap(player -> Stream.of(player.asFirst(), player.asSecond()))
        .anyMatch(seat -> seat.timeLimitMs() > 0);
  }

  /**
   * What makes a run the same experiment: everything that can change a result. Two configs with one
   * hash continue each other; pairs, threads, folder, report, question, labels and comments do not
   * count.
   */
  public String configHash() {
    return ResolvedConfig.hash(this);
  }
}
