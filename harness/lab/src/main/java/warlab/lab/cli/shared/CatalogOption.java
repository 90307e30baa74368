package warlab.lab.cli.shared;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Options;
import warlab.games.PluginException;
import warlab.games.Side;
import warlab.lab.UsageException;
import warlab.lab.check.Finding;
import warlab.lab.check.GameContract;
import warlab.lab.check.RandomPlay;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.plugin.PluginFolder;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.InlinePlayer;
import warlab.lab.config.read.Overrides;
import warlab.lab.config.read.UnknownName;
import warlab.lab.config.tree.Place;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.ShellWord;
import warlab.lab.shards.ShardedRun;
import warlab.players.Player;
import warlab.players.Seat;

/** What can be called by name, the user's own plug-ins included. */
public final class CatalogOption {
  @Option(
      names = "--plugins",
      paramLabel = "DIR",
      description =
          "A folder with games, players or heuristics of your own: jars, or .java files, which are"
              + " compiled in memory. Instead of the folders that a config names under plugins.")
  private @Nullable Path plugins;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create(); // picocli puts the real one here

  private @Nullable Catalog catalog;

  /**
   * Found at the first call, which also says what was left out: {@code --help} needs none of it.
   */
  public Catalog catalog() {
    return catalog(List.of());
  }

  /**
   * The same with the plug-ins that the config of an experiment names, unless the command line
   * names others.
   */
  public Catalog catalogFor(ExperimentFile config) {
    return catalog != null || plugins != null ? catalog() : catalog(config.pluginFolders());
  }

  /**
   * The catalog for what a results folder says. It may be a stranger's, so the plug-ins that it was
   * played with are named and not loaded.
   */
  public Catalog catalogOf(Path results) {
    Path config = results.resolve(ResultsFolder.EXPERIMENT);
    if (catalog == null && plugins == null && Files.isRegularFile(config)) {
      ExperimentFile.open(config, Overrides.none())
          .pluginFolders()
          .forEach(folder -> offer(results, folder.path()));
      Path brought = results.resolve(ShardedRun.PLUGINS);
      if (Files.isDirectory(brought)) {
        offer(results, brought);
      }
    }
    return catalog();
  }

  private void offer(Path results, Path brought) {
    warn(
        "%s was played with plug-ins; if you trust them: warlab %s --plugins %s"
            .formatted(results, typed(), ShellWord.of(brought.toString())));
  }

  private String typed() {
    return command.root().commandLine().getParseResult().originalArgs().stream()
        .map(ShellWord::of)
        .collect(Collectors.joining(" "));
  }

  private Catalog catalog(List<PluginFolder> named) {
    if (catalog == null) {
      List<PluginFolder> folders = plugins == null ? named : List.of(folder(plugins));
      ClassLoader ours = CatalogOption.class.getClassLoader();
      catalog = Catalog.discover(PluginFolder.loader(folders, ours, this::warn));
      catalog.problems().forEach(problem -> warn("plug-in left out: " + problem));
    }
    return catalog;
  }

  /**
   * The user's own jars, for other machines.
   *
   * @throws UsageException when there are sources or folders of a config, which stay on this one
   */
  public List<Path> pluginJars(ExperimentConfig config) {
    if (plugins == null && config.plugins().isEmpty()) {
      return List.of();
    }
    if (plugins == null || folder(plugins).hasSources()) {
      throw new UsageException(
          "plug-ins for other machines must be jars in a folder given by --plugins, not sources");
    }
    return folder(plugins).jars();
  }

  private static PluginFolder folder(Path path) {
    return new PluginFolder(Place.of("--plugins"), path);
  }

  private void warn(String problem) {
    command.root().commandLine().getErr().println("warning: " + Errors.oneLine(problem));
  }

  public Game game(String id) {
    return catalog()
        .game(id)
        .orElseThrow(() -> new UsageException(UnknownName.game(id, catalog())));
  }

  /**
   * Checks a player in one line, and makes it later for the side that it gets.
   *
   * @param option what it was given to, for messages: {@code --first}
   */
  public Function<Side, Player> player(Game game, String option, String text, long seed) {
    PlayerSpec spec = InlinePlayer.parse(catalog(), game, option, text);
    return side ->
        new PlayerTemplate(catalog(), game, spec.as(side)).create(new Seat(side).begin(seed));
  }

  /** A heuristic with its options, as after {@code heuristic=} of a player in one line. */
  public Heuristic heuristic(Game game, String text) {
    SeatSpec asking =
        InlinePlayer.parse(catalog(), game, "HEURISTIC", "greedy:heuristic=" + text).asFirst();
    return new PlayerTemplate(catalog(), game, asking).heuristic().orElseThrow();
  }

  /**
   * Has a short look at a game of the user's own. Players and heuristics are left alone: what they
   * break costs them their game, and only that.
   *
   * @throws PluginException when it breaks its contract: nothing played by it would count
   */
  public void tryOut(Game game, Options rules) {
    if (isPlugin(game)) {
      GameContract contract = new GameContract(new RandomPlay(game, rules, 2, 30));
      Finding.failure(game.id(), contract::run)
          .ifPresent(
              trouble -> {
                String message = trouble.why() + "; see warlab check-game " + game.id();
                if (trouble.verdict() == Finding.Verdict.FAIL) {
                  throw new PluginException(message);
                }
                warn(message);
              });
    }
  }

  private static boolean isPlugin(Object provider) {
    return provider.getClass().getClassLoader() != CatalogOption.class.getClassLoader();
  }
}
