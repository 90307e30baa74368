package warlab.protocols.tankwars.text;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.StringJoiner;
import tools.jackson.core.io.NumberOutput;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.TankMap.Reinforcement;
import warlab.games.tankwars.world.Attributes;
import warlab.games.tankwars.world.Sight;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/**
 * A world as the one line of JSON that answers STATUS, field names and their order as in the
 * original: what one player is shown, or the whole.
 */
public final class WorldJson {
  private static final int EVERYBODY = 0;
  private static final float SMALLEST_PLAIN = 1e-6f;

  private final World world;
  private final int viewer;
  private final StringBuilder out = new StringBuilder(16_384);

  private WorldJson(World world, int viewer) {
    this.world = world;
    this.viewer = viewer;
  }

  /** What a player is shown; one without units, such as an observer, sees terrain only. */
  public static String seenBy(int viewer, World world) {
    return new WorldJson(world, viewer).write();
  }

  /** Everything, with the supply and visibility of every player. */
  public static String whole(World world) {
    return new WorldJson(world, EVERYBODY).write();
  }

  private int first() {
    return viewer == EVERYBODY ? 1 : viewer;
  }

  private int last() {
    return viewer == EVERYBODY ? world.players() : viewer;
  }

  private String write() {
    Board board = world.board();
    out.append("{\"Tiles\":[");
    for (int column = 0; column < board.width(); column++) {
      out.append(column == 0 ? "[" : ",[");
      for (int row = 0; row < board.height(); row++) {
        out.append(row == 0 ? "" : ",");
        tile(board.tile(column, row));
      }
      out.append(']');
    }
    out.append("],\"XWidth\":").append(board.width());
    out.append(",\"YHeight\":").append(board.height());
    out.append(",\"Reinforcement\":").append(reinforcements());
    out.append(",\"Iteration\":").append(world.counter());
    out.append(",\"Freeze\":").append(world.isFrozen()).append('}');
    return out.toString();
  }

  /** The keys sorted as text, as the original's encoder does. */
  private String reinforcements() {
    if (world.map().reinforcements().isEmpty()) {
      return "null";
    }
    StringJoiner entries = new StringJoiner(",", "{", "}");
    world.map().reinforcements().stream()
        .sorted(Comparator.comparing((Reinforcement entry) -> Integer.toString(entry.counter())))
        .map(entry -> "\"" + entry.counter() + "\":" + (int) entry.kind().letter())
        .forEach(entries::add);
    return entries.toString();
  }

  private void tile(int tile) {
    Board board = world.board();
    out.append("{\"Type\":").append((int) world.ground(tile).letter());
    out.append(",\"ImageID\":").append(world.map().images().get(tile));
    out.append(",\"XCol\":").append(board.column(tile));
    out.append(",\"YRow\":").append(board.row(tile));
    out.append(",\"Unit\":");
    int unit = world.unitAt(tile);
    if (unit >= 0 && (viewer == EVERYBODY || Sight.shows(world, viewer, unit))) {
      unit(unit);
    } else {
      out.append("null");
    }
    out.append(",\"Owner\":");
    out.append(viewer == EVERYBODY ? world.owner(tile) : Sight.shownOwner(world, viewer, tile));
    out.append(",\"Visibility\":{");
    for (int player = first(); player <= last(); player++) {
      entry(player, Sight.level(world, player, tile));
    }
    out.append("},\"Supply\":{");
    for (int player = first(); player <= last(); player++) {
      entry(player, world.supply(player, tile));
    }
    out.append("}}");
  }

  private void entry(int player, int value) {
    out.append(player == first() ? "\"" : ",\"").append(player).append("\":").append(value);
  }

  private void unit(int unit) {
    Units units = world.units();
    Attributes attributes = world.attributes();
    int row = units.row(unit);
    out.append("{\"Player\":").append(units.player(unit));
    out.append(",\"Type\":").append((int) units.kind(unit).letter());
    out.append(",\"ID\":").append(units.id(unit));
    out.append(",\"Health\":").append(units.health(unit));
    out.append(",\"Activity\":");
    activity(unit);
    out.append(",\"View\":").append(attributes.view(row));
    out.append(",\"CloseView\":").append(attributes.closeView(row));
    out.append(",\"FireRange\":").append(attributes.fireRange(row));
    out.append(",\"Speed\":").append(attributes.speed(row));
    out.append(",\"FireSpeed\":").append(attributes.fireSpeed(row));
    out.append(",\"Hidden\":").append(attributes.hidden(row));
    out.append(",\"Armour\":").append(attributes.armour(row));
    out.append(",\"Demoralized\":").append(units.isDemoralized(unit));
    out.append(",\"Ammunition\":").append(decimal(world.ammunition(unit))).append('}');
  }

  private void activity(int unit) {
    Units units = world.units();
    if (units.isIdle(unit)) {
      out.append("null");
      return;
    }
    out.append("{\"Name\":\"").append(units.activity(unit).name());
    out.append("\",\"From\":").append(place(units.from(unit)));
    out.append(",\"To\":").append(place(units.to(unit)));
    out.append(",\"Start\":").append(units.start(unit));
    out.append(",\"End\":").append(units.end(unit)).append('}');
  }

  private String place(int tile) {
    return "[" + world.board().place(tile, ',') + "]";
  }

  /**
   * A 32-bit float as the shortest decimal that reads back as the same float, as the original's
   * JSON has it: {@code 3}, {@code 1.5458264}, and below a millionth {@code 5.9604645e-7}. Its
   * digits are Jackson's: {@link Float#toString} is not the shortest before Java 19.
   */
  static String decimal(float value) {
    BigDecimal shortest = new BigDecimal(NumberOutput.toString(value, true)).stripTrailingZeros();
    return Math.abs(value) < SMALLEST_PLAIN
        ? shortest.toString().replace('E', 'e')
        : shortest.toPlainString();
  }
}
