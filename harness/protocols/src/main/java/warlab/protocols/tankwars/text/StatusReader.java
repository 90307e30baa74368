package warlab.protocols.tankwars.text;

import java.util.StringJoiner;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.NotationException;
import warlab.games.Options;
import warlab.games.Side;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.TankWarsGame;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.world.Setup;
import warlab.players.ForfeitException.Reason;

/**
 * Turns the answer to STATUS into the position that a player of ours understands: what its side
 * sees, between two updates. Our players know two sides, so on a map for more all others together
 * are the enemy. Goes by way of the game's own text for positions; ids are added to it.
 */
final class StatusReader {
  private final TankWarsGame game = new TankWarsGame();
  private final Options rules;
  private final int number;
  private final Side side;

  /**
   * A reader for one player.
   *
   * @param rules of the game; the answer does not tell them
   * @param number the player's own, as the server counts
   */
  StatusReader(Options rules, int number) {
    this.rules = rules;
    this.number = number;
    side = number == 2 ? Side.SECOND : Side.FIRST;
  }

  /** The side that the player has in the positions. */
  Side side() {
    return side;
  }

  /**
   * Reads an answer.
   *
   * @throws WireException when it is not the JSON of a world
   */
  TankPosition read(String json) throws WireException {
    try {
      JsonNode world = JsonMapper.shared().readTree(json);
      TankPosition seen = game.parse(new Text(world).line(), rules);
      addIds(seen, world);
      TankPosition view = seen.copy();
      seen.viewInto(side, view);
      return view;
    } catch (JacksonException | NotationException | IllegalArgumentException unreadable) {
      throw new WireException(
          Reason.PROTOCOL, "sent a STATUS that is no world: " + firstLine(unreadable), unreadable);
    }
  }

  private static String firstLine(Exception problem) {
    return String.valueOf(problem.getMessage()).lines().findFirst().orElse("");
  }

  private static void addIds(TankPosition position, JsonNode world) {
    Setup setup = new Setup(position.world());
    for (JsonNode column : world.required("Tiles")) {
      for (JsonNode tile : column) {
        int unit = position.world().unitAt(tileId(position, tile));
        if (unit >= 0) {
          setup.id(unit, tile.required("Unit").required("ID").longValue());
        }
      }
    }
  }

  private static int tileId(TankPosition position, JsonNode tile) {
    return position
        .world()
        .board()
        .tile(tile.required("XCol").intValue(), tile.required("YRow").intValue());
  }

  /** The parts of a position's text, gathered tile by tile. */
  private final class Text {
    private final JsonNode world;
    private final StringJoiner placements = new StringJoiner(",");
    private final StringJoiner units = new StringJoiner(",");
    private final StringJoiner owners = new StringJoiner(",");
    private final StringBuilder[] rows;

    Text(JsonNode world) {
      this.world = world;
      int height = world.required("YHeight").intValue();
      rows = new StringBuilder[Math.max(0, Math.min(height, Board.MAX_SIDE + 1))];
      for (int row = 0; row < rows.length; row++) {
        rows[row] = new StringBuilder();
      }
      for (JsonNode column : world.required("Tiles")) {
        for (int row = 0; row < rows.length; row++) {
          add(column.required(row), row);
        }
      }
    }

    String line() {
      int own = TankPosition.player(side);
      return "at=%d map=%dx%d|%s|%s|%s units=%s owners=%s leader=%d played=0+0 dominated=0@0 view=%d"
          .formatted(
              world.required("Iteration").intValue(),
              world.required("XWidth").intValue(),
              rows.length,
              reinforcements(),
              String.join("/", rows),
              placements,
              units,
              owners,
              own,
              own);
    }

    private String reinforcements() {
      StringJoiner entries = new StringJoiner(",");
      for (var entry : world.required("Reinforcement").properties()) {
        entries.add(entry.getKey() + (char) entry.getValue().intValue());
      }
      return entries.toString();
    }

    private void add(JsonNode tile, int row) {
      char ground = (char) tile.required("Type").intValue();
      rows[row].append(ground);
      String place = tile.required("XCol").intValue() + "." + tile.required("YRow").intValue();
      if (ground == 'B') {
        owners.add(place + ":" + player(tile.required("Owner").intValue()));
      }
      JsonNode unit = tile.required("Unit");
      if (!unit.isNull()) {
        int owner = player(unit.required("Player").intValue());
        placements.add(owner + "" + (char) unit.required("Type").intValue() + place);
        units.add(details(unit));
      }
    }

    private int player(int theirs) {
      if (theirs == 0) {
        return 0;
      }
      return TankPosition.player(theirs == number ? side : side.opponent());
    }

    private String details(JsonNode unit) {
      StringJoiner text = new StringJoiner(":");
      text.add(Integer.toString(unit.required("Health").intValue()));
      text.add(Float.toString(unit.required("Ammunition").floatValue()));
      if (unit.required("Demoralized").booleanValue()) {
        text.add("d");
      }
      JsonNode activity = unit.required("Activity");
      if (!activity.isNull()) {
        text.add(activity(activity));
      }
      return text.toString();
    }

    private String activity(JsonNode activity) {
      return activity.required("Name").stringValue().charAt(0)
          + place(activity.required("From"))
          + ">"
          + place(activity.required("To"))
          + "@"
          + activity.required("Start").intValue()
          + "-"
          + activity.required("End").intValue();
    }

    private static String place(JsonNode pair) {
      return pair.required(0).intValue() + "." + pair.required(1).intValue();
    }
  }
}
