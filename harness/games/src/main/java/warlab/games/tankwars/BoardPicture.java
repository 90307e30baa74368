package warlab.games.tankwars;

import java.util.Locale;
import java.util.StringJoiner;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/**
 * The board as people look at it: odd rows shifted half a tile, a tile as its ground letter (a base
 * as its owner's number, if it has one) and its unit, red in capitals, blue in small letters. Below
 * it a line for each unit.
 */
final class BoardPicture {
  private BoardPicture() {}

  static String draw(TankPosition position) {
    World world = position.world();
    Board board = world.board();
    StringJoiner lines = new StringJoiner("\n");
    for (int row = 0; row < board.height(); row++) {
      StringBuilder line = new StringBuilder(String.format("%2d ", row));
      line.append(row % 2 == 0 ? "" : "  ");
      for (int column = 0; column < board.width(); column++) {
        line.append(cell(world, board.tile(column, row))).append("  ");
      }
      lines.add(line.toString().stripTrailing());
    }
    PositionText.unitsByTile(world).forEach(unit -> lines.add(unit(world, unit)));
    return lines.toString();
  }

  private static String cell(World world, int tile) {
    char ground = world.ground(tile).letter();
    if (world.ground(tile) == Terrain.BASE && world.owner(tile) != 0) {
      ground = (char) ('0' + world.owner(tile));
    }
    int unit = world.unitAt(tile);
    return ground + (unit < 0 ? "." : letter(world.units(), unit));
  }

  private static String letter(Units units, int unit) {
    String letter = String.valueOf(units.kind(unit).letter());
    return units.player(unit) == 1 ? letter : letter.toLowerCase(Locale.ROOT);
  }

  private static String unit(World world, int unit) {
    Units units = world.units();
    Board board = world.board();
    String busy =
        units.isIdle(unit)
            ? "idle"
            : "%s to %s until %d"
                .formatted(units.activity(unit), board.place(units.to(unit), ' '), units.end(unit));
    return String.format(
        Locale.ROOT,
        "%s %s on %s: health %d%s, ammunition %.2f, %s",
        TankWarsGame.nameOf(DecisionLoop.side(units.player(unit))),
        units.kind(unit).name().toLowerCase(Locale.ROOT),
        board.place(units.tile(unit), ' '),
        units.health(unit),
        units.isDemoralized(unit) ? " demoralized" : "",
        world.ammunition(unit),
        busy);
  }
}
