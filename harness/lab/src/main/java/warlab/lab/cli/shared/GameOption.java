package warlab.lab.cli.shared;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.games.Game;
import warlab.games.Options;
import warlab.lab.config.read.Section;

/** A game and its settings. */
public class GameOption {
  @Mixin private CatalogOption names = new CatalogOption();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, as 'list games' names it.")
  private String game = "";

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "A setting of the game, as 'list games' shows them; may be repeated.")
  private Map<String, String> settings = new LinkedHashMap<>();

  public final CatalogOption names() {
    return names;
  }

  public final Game game() {
    return names.game(game);
  }

  /** As they were given. */
  public final Map<String, String> settings() {
    return settings;
  }

  /** The rules by which it is played. */
  public final Options options() {
    return Section.arguments(game(), "--set", settings);
  }
}
