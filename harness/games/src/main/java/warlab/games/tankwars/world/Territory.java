package warlab.games.tankwars.world;

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
  private final Supply supply = new Supply();

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
    for (int tile = 0; tile < ground.length; tile++) {
      ground[tile] = (byte) map.ground().get(tile).index();
      key ^= key(tile);
    }
    supply.resize(players, board.tiles());
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
    supply.resize(players, board.tiles());
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
    return supply.level(player, tile);
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
    for (int player = 1; player <= players; player++) {
      supply.recompute(player, board, bases, owner);
    }
  }

  void copyFrom(Territory source) {
    copyGround(source);
    System.arraycopy(source.owner, 0, owner, 0, owner.length);
    System.arraycopy(source.basesOwned, 0, basesOwned, 0, basesOwned.length);
    for (int player = 1; player <= players; player++) {
      supply.copyFrom(source.supply, player);
    }
    key = source.key;
  }

  /** Takes over what a player may know, given the owners it is shown, base by base. */
  void copyShown(Territory source, int viewer, int[] shownOwners) {
    copyGround(source);
    System.arraycopy(source.owner, 0, owner, 0, owner.length);
    System.arraycopy(source.basesOwned, 0, basesOwned, 0, basesOwned.length);
    key = source.key;
    for (int i = 0; i < bases.length; i++) {
      // Through setOwner, which keeps counts and key right.
      if (shownOwners[i] != owner[bases[i]]) {
        setOwner(bases[i], shownOwners[i]);
      }
    }
    for (int player = 1; player <= players; player++) {
      if (player == viewer) {
        supply.copyFrom(source.supply, player);
      } else {
        // Supply of others would give away bases in fog.
        supply.clear(player);
      }
    }
  }

  private void copyGround(Territory source) {
    // One comparison tells worlds of one match, which are copied all the time, from others.
    if (bases != source.bases) {
      adopt(source);
    }
    System.arraycopy(source.ground, 0, ground, 0, ground.length);
  }

  private void adopt(Territory source) {
    map = source.map;
    bases = source.bases;
    roads = source.roads;
    players = source.players;
    if (board != source.board) {
      board = source.board;
      ground = new byte[board.tiles()];
      owner = new byte[board.tiles()];
    }
    supply.resize(players, board.tiles());
  }
}
