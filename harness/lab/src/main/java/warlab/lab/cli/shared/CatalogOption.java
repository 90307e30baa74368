package warlab.lab.cli.shared;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import warlab.games.Game;
import warlab.games.Side;
import warlab.games.Spelling;
import warlab.lab.config.Catalog;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PreparedSeat;
import warlab.lab.config.read.InlinePlayer;
import warlab.players.Player;
import warlab.players.Seat;

/** What can be called by name, the user's own jars included. */
public final class CatalogOption {
  @Option(
      names = "--plugins",
      paramLabel = "DIR",
      description = "A folder of jars with games, players or heuristics of your own.")
  private @Nullable Path plugins;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create(); // picocli puts the real one here

  private @Nullable Catalog catalog;

  /**
   * Found at the first call, which also says what was left out: {@code --help} needs none of it.
   */
  public Catalog catalog() {
    if (catalog == null) {
      ClassLoader ours = CatalogOption.class.getClassLoader();
      catalog = Catalog.discover(plugins == null ? ours : PluginJars.loader(plugins, ours));
      catalog.problems().forEach(this::warn);
      if (plugins != null) {
        PluginJars.clashes(plugins).forEach(this::warn);
      }
    }
    return catalog;
  }

  /** The user's own jars, if any. */
  public List<Path> pluginJars() {
    return plugins == null ? List.of() : PluginJars.jars(plugins);
  }

  private void warn(String problem) {
    String line = "warning: plug-in left out: " + Errors.oneLine(problem);
    command.root().commandLine().getErr().println(line);
  }

  public Game game(String id) {
    return catalog().game(id).orElseThrow(() -> unknownGame(id));
  }

  /**
   * Checks a player in one line, and makes it later for the side that it gets.
   *
   * @param option what it was given to, for messages: {@code --first}
   */
  public Function<Side, Player> player(Game game, String option, String text, long seed) {
    PlayerSpec spec = InlinePlayer.parse(catalog(), game, option, text);
    return side ->
        PreparedSeat.of(catalog(), game, spec.as(side)).create(new Seat(side).begin(seed));
  }

  private UsageException unknownGame(String id) {
    var known = catalog().games().stream().map(Game::id).toList();
    return new UsageException("unknown game '" + id + "'" + Spelling.suggestion(id, known));
  }
}
