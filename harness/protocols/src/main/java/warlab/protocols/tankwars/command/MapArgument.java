package warlab.protocols.tankwars.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import warlab.games.NotationException;
import warlab.games.tankwars.MapChoice;
import warlab.games.tankwars.map.MapDocument;
import warlab.games.tankwars.map.TankMap;
import warlab.players.command.CommandHost;

/** Reads a map as a command names it: by name, as text, or in a file of text or JSON. */
final class MapArgument {
  private static final String TEXT = ".txt";

  private MapArgument() {}

  static TankMap read(CommandHost host, String argument, String map) {
    if (MapDocument.isFile(map)) {
      return MapDocument.read(map, host.document(Path.of(map)));
    }
    boolean isFile = map.endsWith(TEXT);
    try {
      return MapChoice.find(
          isFile ? new String(host.bytes(Path.of(map)), StandardCharsets.UTF_8) : map);
    } catch (NotationException unknown) {
      throw host.refusal((isFile ? map : argument) + ": " + unknown.getMessage());
    }
  }
}
