package warlab.heuristics.wargame;

import java.util.List;
import warlab.games.Feature;
import warlab.games.FeatureTable;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Cells;
import warlab.games.wargame.Effects;
import warlab.games.wargame.Kind;
import warlab.games.wargame.Reach;
import warlab.games.wargame.WargamePosition;
import warlab.heuristics.WeightedHeuristic.Term;

/** The features of AI Wargame: numbers of the board. A new one is a row here. */
public final class WargameFeatures implements FeatureTable {

  private static final List<Feature> ROWS =
      List.of(
          new Row("units", "number of units", (board, side, own, enemies) -> Integer.bitCount(own)),
          new Row(
              "material",
              "worth of the units: AI 10, Virus and Tech 3, Firewall and Program 1",
              (board, side, own, enemies) -> Worth.of(board, own)),
          new Row(
              "health",
              "worth of the units times their health",
              (board, side, own, enemies) -> Worth.timesHealth(board, own)),
          new Row(
              "ai-health",
              "health of the AI",
              (board, side, own, enemies) -> board.totalHealth(own & board.ais())),
          new Row(
              "ai-safety",
              "health the AI keeps when all enemies beside it strike at once",
              WargameFeatures::aiSafety),
          new Row(
              "ai-guard",
              "own units on the eight cells around the AI",
              (board, side, own, enemies) ->
                  Integer.bitCount(own & Cells.around(board.aiCell(side)))),
          new Row(
              "ai-threat",
              "damage against an AI over distance to the enemy AI, in hundredths, all units",
              WargameFeatures::aiThreat),
          new Row(
              "virus-reach",
              "steps the Viruses have come near the enemy AI: 8 minus the distance, for each",
              WargameFeatures::virusReach),
          new Row(
              "repair-reach",
              "health that repairs of the next move could restore, added up over all of them",
              WargameFeatures::repairReach),
          new Row(
              "combat-outlook",
              "worth of the units that outlast an enemy beside them",
              (board, side, own, enemies) -> Combat.worthOfOutlasting(board, own, enemies)),
          new Row(
              "advance",
              "steps the units have gone from the own corner towards the enemy one",
              WargameFeatures::advance),
          new Row(
              "mobility",
              "legal moves but self-destruction",
              (board, side, own, enemies) -> Reach.countMoves(board, side)));

  /** A number of a board, counted for the side that owns the {@code own} cells. */
  private interface Count {
    int of(Board board, Side side, int own, int enemies);
  }

  @Override
  public List<Feature> features() {
    return ROWS;
  }

  /** A term of a weighted heuristic. */
  static Term term(double weight, String feature) {
    return Term.of(weight, feature, ROWS);
  }

  private record Row(String id, String help, Count count) implements Feature {

    @Override
    public String game() {
      return WargameHeuristic.GAME;
    }

    @Override
    public int amount(Position position, Side side) {
      Board board = ((WargamePosition) position).board();
      return count.of(board, side, board.units(side), board.units(side.opponent()));
    }

    /** One look at the board for both sides: 4 to 10 % of an evaluation by several features. */
    @Override
    public int balance(Position position, Side view) {
      Board board = ((WargamePosition) position).board();
      Side opponent = view.opponent();
      int own = board.units(view);
      int enemies = board.units(opponent);
      return count.of(board, view, own, enemies) - count.of(board, opponent, enemies, own);
    }
  }

  private static int aiSafety(Board board, Side side, int own, int enemies) {
    int ai = board.aiCell(side);
    int damage = 0;
    for (int rest = Cells.neighbours(ai) & enemies; rest != 0; rest &= rest - 1) {
      damage += Effects.damage(board.kind(Integer.numberOfTrailingZeros(rest)), Kind.AI);
    }
    return Math.max(0, board.health(ai) - damage);
  }

  private static int aiThreat(Board board, Side side, int own, int enemies) {
    int target = board.aiCell(side.opponent());
    int sum = 0;
    for (int rest = own; rest != 0; rest &= rest - 1) {
      int cell = Integer.numberOfTrailingZeros(rest);
      sum += 100 * Effects.damage(board.kind(cell), Kind.AI) / Cells.distance(cell, target);
    }
    return sum;
  }

  private static int virusReach(Board board, Side side, int own, int enemies) {
    int viruses = own & board.viruses();
    return Threat.LONGEST * Integer.bitCount(viruses) - way(viruses, board.aiCell(side.opponent()));
  }

  private static int advance(Board board, Side side, int own, int enemies) {
    return way(own, side == Side.FIRST ? Cells.COUNT - 1 : 0);
  }

  /** The distances of a set of cells from one cell together. */
  private static int way(int cells, int from) {
    int sum = 0;
    for (int rest = cells; rest != 0; rest &= rest - 1) {
      sum += Cells.distance(Integer.numberOfTrailingZeros(rest), from);
    }
    return sum;
  }

  private static int repairReach(Board board, Side side, int own, int enemies) {
    int sum = 0;
    int healers = own & (board.techs() | board.ais()) & Cells.nextTo(own & ~board.healthy());
    for (int sources = healers; sources != 0; sources &= sources - 1) {
      int source = Integer.numberOfTrailingZeros(sources);
      int targets = Reach.repairs(board, side, source);
      for (; targets != 0; targets &= targets - 1) {
        int target = Integer.numberOfTrailingZeros(targets);
        int amount = Effects.repair(board.kind(source), board.kind(target));
        sum += Math.min(amount, Board.FULL_HEALTH - board.health(target));
      }
    }
    return sum;
  }
}
