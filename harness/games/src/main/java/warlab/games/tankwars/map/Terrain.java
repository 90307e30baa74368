package warlab.games.tankwars.map;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a tile is made of. The letter is also its code on the wire. */
public enum Terrain {
  BASE(0, 'B'),
  DIRT(1, 'D'),
  FOREST(2, 'F'),
  GRASS(3, 'G'),
  HILL(4, 'H'),
  HOLE(5, 'O'),
  MOUNTAIN(6, 'M'),
  STRUCTURE(7, 'S'),
  WATER(8, 'W');

  /** All kinds, by index. */
  public static final List<Terrain> ALL = List.of(values());

  private final int index;
  private final char letter;

  Terrain(int index, char letter) {
    this.index = index;
    this.letter = letter;
  }

  /** 0 to 8, for arrays with a place for each kind. */
  public int index() {
    return index;
  }

  public char letter() {
    return letter;
  }

  /** The kind with this letter, or {@code null}. */
  public static @Nullable Terrain of(int letter) {
    return ALL.stream().filter(terrain -> terrain.letter == letter).findFirst().orElse(null);
  }

  /** Whether every kind of unit may enter; the rest is for soldiers only. */
  public boolean isOpen() {
    return this != MOUNTAIN && this != STRUCTURE && this != WATER;
  }

  public boolean admits(UnitKind kind) {
    return kind == UnitKind.SOLDIER || isOpen();
  }
}
