package warlab.lab.report.replay;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import warlab.games.Game;
import warlab.lab.record.ResultsException;

/**
 * The script that draws the positions of a game, {@code warlab/boards/ID.js}. It is looked for with
 * the class loader of the game itself, so that a plug-in's jar brings its own.
 */
public final class BoardScript {
  private BoardScript() {}

  /** Nothing if the game has none; its positions are then shown as text. */
  public static Optional<String> of(Game game) {
    String name = "/warlab/boards/" + game.id() + ".js";
    try (InputStream in = game.getClass().getResourceAsStream(name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw ResultsException.of("read", Path.of(name), broken);
    }
  }
}
