package warlab.lab.cli.game;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.games.Game;
import warlab.games.NotationException;
import warlab.games.Options;
import warlab.games.Position;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.config.read.InlineOptions;

/** A game, its settings and the position to begin with, as several commands take them. */
final class GameArguments {
  @Mixin private CatalogOption catalogOption = new CatalogOption();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, as 'list games' names it.")
  private String gameId = "";

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "A setting of the game, as 'list games' shows them; may be repeated.")
  private Map<String, String> settings = new LinkedHashMap<>();

  @Option(
      names = "--position",
      paramLabel = "TEXT|FILE",
      description = "Begin here instead of the game's start: a position's text, or a file of it.")
  private @Nullable String position;

  Game game() {
    return catalogOption.game(gameId);
  }

  CatalogOption names() {
    return catalogOption;
  }

  Options options() {
    return InlineOptions.parse(game().options(), "--set", settings);
  }

  /** The text to begin with; empty for the game's start. */
  String startText() {
    if (position == null) {
      return "";
    }
    if (position.isBlank()) {
      throw new UsageException("--position: the text is empty");
    }
    Optional<Path> file = existingFile(position);
    return file.isPresent() ? UserFile.text(file.get()) : position;
  }

  Position start() {
    try {
      return game().startOrParse(startText(), options());
    } catch (NotationException bad) {
      boolean isFile = position != null && existingFile(position).isPresent();
      throw new UsageException((isFile ? position : "--position") + ": " + bad.getMessage());
    }
  }

  private static Optional<Path> existingFile(String text) {
    try {
      Path file = Path.of(text);
      return Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
    } catch (InvalidPathException notAPath) {
      return Optional.empty();
    }
  }
}
