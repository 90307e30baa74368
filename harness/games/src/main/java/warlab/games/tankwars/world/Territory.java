package warlab.games.tankwars.world;

import java.util.Arrays;
import java.util.stream.IntStream;
import warlab.games.SeededStream;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.Roads;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.map.Terrain;

/** The land of a world: its ground as shells left it, who owns which base, and who is supplied. */
final class Territory {
  private TankMap map;
  private Board board;
  private int players;
  // Shared by all copies: which tiles are bases never changes, no shell removes one.
  private int[] bases;
  private Roads roads;
  private byte[] ground;
  private byte[] owner;
  private final int[] basesOwned = new int[TankMap.MAX_PLAYERS + 1];

  /**
   * How well each player is supplied on each tile: the smallest distance to an own base, the base
   * itself counting as 1; 0 for none within {@link World#SUPPLY_REACH}. Nothing blocks supply.
   */
  private byte[][] supply;

  /** A hash of ground and owners, kept up as they change. */
  private long key;

  Territory(TankMap map) {
    this.map = map;
    board = map.board();
    // What a side sees, read back as a map, may hold no unit of the other.
    players = Math.max(2, map.players());
    bases =
        IntStream.range(0, board.tiles())
            .filter(tile -> map.ground().get(tile) == Terrain.BASE)
            .toArray();
    roads = new Roads(map, bases);
    basesOwned[0] = bases.length;
    ground = new byte[board.tiles()];
    owner = new byte[board.tiles()];
    supply = new byte[players + 1][board.tiles()];
    for (int tile = 0; tile < ground.length; tile++) {
      ground[tile] = (byte) map.ground().get(tile).index();
      key ^= key(tile);
    }
  }

  /** The same land. */
  Territory(Territory source) {
    map = source.map;
    board = source.board;
    players = source.players;
    bases = source.bases;
    roads = source.roads;
    ground = new byte[board.tiles()];
    owner = new byte[board.tiles()];
    supply = new byte[players + 1][board.tiles()];
    copyFrom(source);
  }

  TankMap map() {
    return map;
  }

  Board board() {
    return board;
  }

  int players() {
    return players;
  }

  int baseCount() {
    return bases.length;
  }

  int base(int index) {
    return bases[index];
  }

  Roads roads() {
    return roads;
  }

  int basesOwned(int player) {
    return basesOwned[player];
  }

  /** By ordinal. */
  int ground(int tile) {
    return ground[tile];
  }

  int owner(int tile) {
    return owner[tile];
  }

  int supply(int player, int tile) {
    return supply[player][tile];
  }

  long key() {
    return key;
  }

  void setGround(int tile, Terrain terrain) {
    // Turned out with the old value and in with the new.
    key ^= key(tile);
    ground[tile] = (byte) terrain.index();
    key ^= key(tile);
  }

  void setOwner(int base, int player) {
    basesOwned[owner[base]]--;
    basesOwned[player]++;
    key ^= key(base);
    owner[base] = (byte) player;
    key ^= key(base);
  }

  private long key(int tile) {
    return SeededStream.valueAt(ground[tile] * 8L + owner[tile], tile);
  }

  void supplyAll() {
    supplyOnly(0); // none of the players
    for (int base : bases) {
      if (owner[base] > 0 && owner[base] <= players) {
        supplyFrom(base, supply[owner[base]]);
      }
    }
  }

  private void supplyFrom(int base, byte[] level) {
    for (int tile = 0; tile < level.length; tile++) {
      // The base itself counts like its neighbours.
      int distance = Math.max(1, board.distance(base, tile));
      if (distance <= World.SUPPLY_REACH && (level[tile] == 0 || distance < level[tile])) {
        level[tile] = (byte) distance;
      }
    }
  }

  void copyFrom(Territory source) {
    // One comparison tells worlds of one match, which are copied all the time, from others.
    if (bases != source.bases) {
      adopt(source);
    }
    System.arraycopy(source.ground, 0, ground, 0, ground.length);
    System.arraycopy(source.owner, 0, owner, 0, owner.length);
    System.arraycopy(source.basesOwned, 0, basesOwned, 0, basesOwned.length);
    for (int player = 1; player <= players; player++) {
      System.arraycopy(source.supply[player], 0, supply[player], 0, ground.length);
    }
    key = source.key;
  }

  /** Forgets the supply of all others, which would give away bases in fog. */
  void supplyOnly(int viewer) {
    for (int player = 1; player <= players; player++) {
      if (player != viewer) {
        Arrays.fill(supply[player], (byte) 0);
      }
    }
  }

  private void adopt(Territory source) {
    map = source.map;
    bases = source.bases;
    roads = source.roads;
    if (board != source.board || players != source.players) {
      board = source.board;
      players = source.players;
      ground = new byte[board.tiles()];
      owner = new byte[board.tiles()];
      supply = new byte[players + 1][board.tiles()];
    }
  }
}
