package warlab.lab.cli.game;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import warlab.games.NotationException;
import warlab.games.Position;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.GameOption;

/** A game with the position to begin with, as several commands take them. */
final class GameArguments extends GameOption {
  @Option(
      names = "--position",
      paramLabel = "TEXT|FILE",
      description = "Begin here instead of the game's start: a position's text, or a file of it.")
  private @Nullable String position;

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
