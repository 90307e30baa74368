package warlab.heuristics.gridconflict;

import java.util.List;
import warlab.games.Feature;
import warlab.games.FeatureTable;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.gridconflict.Cell;
import warlab.games.gridconflict.GridConflictPosition;
import warlab.games.gridconflict.Item;
import warlab.heuristics.WeightedHeuristic.Term;

/** The features of Grid Conflict: numbers of one fighter. A new one is a row here. */
public final class GridConflictFeatures implements FeatureTable {
  private static final List<Feature> ROWS =
      List.of(
          new Row(
              "hit-points", "hit points", (position, side) -> position.fighter(side).hitPoints()),
          new Row("attack", "attack", (position, side) -> position.fighter(side).attack()),
          new Row("defence", "defence", (position, side) -> position.fighter(side).defence()),
          new Row(
              "max-stamina",
              "maximum stamina",
              (position, side) -> position.fighter(side).maxStamina()),
          new Row(
              "stamina",
              "stamina it has now or begins its next round with",
              GridConflictPosition::stamina),
          new Row(
              "life",
              "blows the opponent needs to kill it",
              (position, side) ->
                  Blows.toKill(position.fighter(side.opponent()), position.fighter(side))),
          new Row(
              "blows",
              "blows on the opponent that fit into its next round, the walk included",
              (position, side) -> Blows.inRound(position.stamina(side), Blows.distance(position))),
          new Row(
              "item-reach",
              "H + A + D + S of the good items that are nearer to it than to the other",
              GridConflictFeatures::itemReach),
          new DuelRow(
              "duel",
              "rounds left when the opponent dies if both only walk up and strike, else 0",
              PlainDuel::roundsLeftAtDeath),
          new DuelRow(
              "kill",
              "1 if the opponent dies first if both only walk up and strike, else 0",
              (position, side) -> Integer.signum(PlainDuel.roundsLeftAtDeath(position, side))));

  private interface Count {
    int of(GridConflictPosition position, Side side);
  }

  @Override
  public List<Feature> features() {
    return ROWS;
  }

  /** A term of a weighted heuristic. */
  static Term term(double weight, String feature) {
    return Term.of(weight, feature, ROWS);
  }

  private interface OfGridConflict extends Feature {
    @Override
    default String game() {
      return "grid-conflict";
    }
  }

  private record Row(String id, String help, Count count) implements OfGridConflict {
    @Override
    public int amount(Position position, Side side) {
      return count.of((GridConflictPosition) position, side);
    }
  }

  /** Who wins the plain duel: one look tells it for both sides. */
  private record DuelRow(String id, String help, Count lead) implements OfGridConflict {
    @Override
    public int amount(Position position, Side side) {
      return Math.max(0, balance(position, side));
    }

    @Override
    public int balance(Position position, Side view) {
      return lead.of((GridConflictPosition) position, view);
    }
  }

  private static int itemReach(GridConflictPosition position, Side side) {
    List<Item> items = position.items();
    int own = position.cell(side);
    int opponent = position.cell(side.opponent());
    int sum = 0;
    for (int k = 0; k < items.size(); k++) {
      int cell = position.itemCell(k);
      if (cell != Cell.NONE && Cell.distance(own, cell) < Cell.distance(opponent, cell)) {
        sum += Math.max(0, items.get(k).sum());
      }
    }
    return sum;
  }
}
