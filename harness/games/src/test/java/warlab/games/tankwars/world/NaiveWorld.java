package warlab.games.tankwars.world;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.UnitKind;

/**
 * The rules once more, as slow and literal as they are written: objects, every step of every
 * update, nothing skipped, nothing put off. What {@link World} is compared with.
 */
final class NaiveWorld {
  /** A unit with everything it carries. */
  static final class Piece {
    final int player;
    final UnitKind kind;
    int health = 100;
    float ammunition = 99;
    boolean demoralized;
    Activity activity = Activity.NONE;
    int to;
    int start;
    int end;
    int speed;
    int range;
    int armour;

    Piece(int player, UnitKind kind) {
      this.player = player;
      this.kind = kind;
    }
  }

  final Board board;
  final Terrain[] ground;
  final int[] owner;
  final @Nullable Piece[] pieces;
  final int[][] supply;
  int counter;
  private final TankMap map;
  private final List<Integer> bases = new ArrayList<>();
  private final Attributes attributes;
  private final Dice dice;

  NaiveWorld(TankMap map, RuleProfile profile, long seed) {
    this.map = map;
    board = map.board();
    attributes = Attributes.of(profile);
    dice = new Dice(seed);
    ground = map.ground().toArray(new Terrain[0]);
    owner = new int[board.tiles()];
    pieces = new Piece[board.tiles()];
    supply = new int[map.players() + 1][board.tiles()];
    for (int tile = 0; tile < ground.length; tile++) {
      if (ground[tile] == Terrain.BASE) {
        bases.add(tile);
      }
    }
    for (TankMap.Placement unit : map.units()) {
      pieces[unit.tile()] = new Piece(unit.player(), unit.kind());
    }
  }

  void update() {
    ownBases();
    supply();
    for (int tile : occupied()) {
      move(tile);
    }
    for (int tile : occupied()) {
      fire(tile);
    }
    reinforce();
    refresh();
    if (counter % 100 == 0) {
      heal();
    }
    counter++;
  }

  private List<Integer> occupied() {
    List<Integer> tiles = new ArrayList<>();
    for (int tile = 0; tile < pieces.length; tile++) {
      if (pieces[tile] != null) {
        tiles.add(tile);
      }
    }
    return tiles;
  }

  private void ownBases() {
    for (int tile : occupied()) {
      Piece piece = pieces[tile];
      if (piece != null && ground[tile] == Terrain.BASE) {
        owner[tile] = piece.player;
      }
    }
  }

  private void supply() {
    for (int player = 1; player < supply.length; player++) {
      for (int tile = 0; tile < pieces.length; tile++) {
        int best = 0;
        for (int base : bases) {
          int distance = Math.max(1, board.distance(base, tile));
          if (owner[base] == player && distance <= 15) {
            best = best == 0 ? distance : Math.min(best, distance);
          }
        }
        supply[player][tile] = best;
      }
    }
  }

  private void move(int tile) {
    Piece piece = pieces[tile];
    if (piece == null || piece.activity != Activity.MOVE) {
      return;
    }
    if (piece.end < counter) {
      piece.activity = Activity.NONE;
    } else if (counter == piece.start + (piece.end - piece.start) / 2) {
      if (pieces[piece.to] != null) {
        piece.activity = Activity.NONE;
      } else {
        pieces[piece.to] = piece;
        pieces[tile] = null;
      }
    }
  }

  private void fire(int tile) {
    Piece piece = pieces[tile];
    if (piece == null || piece.activity != Activity.FIRE) {
      return;
    }
    if (piece.end < counter) {
      piece.activity = Activity.NONE;
    } else if (counter == piece.end - 1) {
      strike(piece);
    }
  }

  private void strike(Piece shooter) {
    int tile = shooter.to;
    switch (ground[tile]) {
      case BASE -> owner[tile] = dice.combat(5) == 0 ? 0 : owner[tile];
      case STRUCTURE -> ground[tile] = dice.combat(10) == 0 ? Terrain.FOREST : ground[tile];
      case FOREST -> ground[tile] = dice.combat(10) == 0 ? Terrain.GRASS : ground[tile];
      case GRASS -> ground[tile] = dice.combat(15) == 0 ? Terrain.DIRT : ground[tile];
      case DIRT -> ground[tile] = dice.combat(25) == 0 ? Terrain.HOLE : ground[tile];
      case HILL, HOLE, MOUNTAIN, WATER -> {}
    }
    Piece target = pieces[tile];
    if (target == null) {
      return;
    }
    int damage = Impact.roll(dice, target.armour, shooter.demoralized);
    int draw = dice.combat(100);
    if (damage > 50 || (damage > 30 && draw < 60) || (damage > 10 && draw < 5)) {
      target.demoralized = true;
    }
    target.health -= damage;
    if (target.health <= 0) {
      pieces[tile] = null;
    }
  }

  private void reinforce() {
    for (TankMap.Reinforcement entry : map.reinforcements()) {
      if (entry.counter() == counter) {
        List<Integer> order = new ArrayList<>();
        for (int player = 1; player < supply.length; player++) {
          if (!bestTiles(player).isEmpty()) {
            order.add(player);
          }
        }
        for (int last = order.size() - 1; last > 0; last--) {
          int drawn = dice.reinforcement(last + 1);
          int player = order.get(last);
          order.set(last, order.get(drawn));
          order.set(drawn, player);
        }
        for (int player : order) {
          List<Integer> tiles = bestTiles(player);
          if (!tiles.isEmpty()) {
            int tile = tiles.get(dice.reinforcement(tiles.size()));
            pieces[tile] = new Piece(player, entry.kind());
          }
        }
      }
    }
  }

  private List<Integer> bestTiles(int player) {
    for (int level = 1; level <= 8; level++) {
      List<Integer> tiles = new ArrayList<>();
      for (int tile = 0; tile < pieces.length; tile++) {
        if (supply[player][tile] == level && pieces[tile] == null && ground[tile].isOpen()) {
          tiles.add(tile);
        }
      }
      if (!tiles.isEmpty()) {
        return tiles;
      }
    }
    return List.of();
  }

  private void refresh() {
    for (int tile : occupied()) {
      Piece piece = pieces[tile];
      if (piece != null) {
        int row = Attributes.row(piece.kind.index(), ground[tile].index());
        piece.speed = attributes.speed(row);
        piece.range = attributes.fireRange(row);
        piece.armour = attributes.armour(row);
        int level = supply[piece.player][tile];
        if (level >= 1) {
          piece.ammunition += 1f / (level * 2f * 30f);
        }
        piece.ammunition = Math.min(piece.ammunition, piece.kind.maxAmmunition());
      }
    }
  }

  private void heal() {
    for (int tile : occupied()) {
      Piece piece = pieces[tile];
      if (piece != null && ground[tile] == Terrain.BASE) {
        piece.demoralized = false;
        piece.health = Math.min(100, piece.health + 1);
      }
    }
  }

  /** MOVE to a neighbour; the path of a far one is asked of the other world. */
  Answer move(int player, int tile, int next) {
    Piece piece = pieces[tile];
    if (piece == null || piece.player != player) {
      return Answer.NO_UNIT;
    }
    if (piece.activity != Activity.NONE) {
      return Answer.BUSY;
    }
    if (next < 0) {
      return Answer.NO_PATH;
    }
    if (!ground[next].admits(piece.kind)) {
      return Answer.INVALID_TARGET;
    }
    begin(piece, Activity.MOVE, next, piece.speed);
    return Answer.OK;
  }

  Answer fire(int player, int tile, int target) {
    Piece piece = pieces[tile];
    if (piece == null || piece.player != player) {
      return Answer.NO_UNIT;
    }
    if (piece.activity != Activity.NONE) {
      return Answer.BUSY;
    }
    int distance = board.distance(tile, target);
    if (distance < 1 || distance > piece.range) {
      return Answer.OUT_OF_RANGE;
    }
    if (piece.ammunition < 1) {
      return Answer.NO_AMMUNITION;
    }
    piece.ammunition -= 1;
    begin(piece, Activity.FIRE, target, piece.kind.fireSpeed());
    return Answer.OK;
  }

  private void begin(Piece piece, Activity activity, int target, int duration) {
    piece.activity = activity;
    piece.to = target;
    piece.start = counter;
    piece.end = counter + duration;
  }
}
