package warlab.lab.cli.shared;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import warlab.games.Game;
import warlab.games.Spelling;
import warlab.lab.config.Catalog;

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

  public Catalog catalog() {
    if (catalog == null) {
      ClassLoader ours = CatalogOption.class.getClassLoader();
      catalog = Catalog.discover(plugins == null ? ours : PluginJars.loader(plugins, ours));
      catalog.problems().forEach(this::warn);
    }
    return catalog;
  }

  private void warn(String problem) {
    String line = "warning: plug-in left out: " + Errors.oneLine(problem);
    command.root().commandLine().getErr().println(line);
  }

  /** What identifies the user's own jars in a manifest: a hash for each, by its name. */
  public Map<String, String> pluginHashes() {
    return plugins == null ? Map.of() : PluginJars.hashes(plugins);
  }

  public Game game(String id) {
    return catalog().game(id).orElseThrow(() -> unknownGame(id));
  }

  private UsageException unknownGame(String id) {
    var known = catalog().games().stream().map(Game::id).toList();
    return new UsageException("unknown game '" + id + "'" + Spelling.suggestion(id, known));
  }
}
