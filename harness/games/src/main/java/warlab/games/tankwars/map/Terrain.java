package warlab.games.tankwars.map;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a tile is made of. The letter is also its code on the wire. */
public enum Terrain {
  BASE('B'),
  DIRT('D'),
  FOREST('F'),
  GRASS('G'),
  HILL('H'),
  HOLE('O'),
  MOUNTAIN('M'),
  STRUCTURE('S'),
  WATER('W');

  /** All kinds, by index. */
  public static final List<Terrain> ALL = List.of(values());

  private final char letter;

  Terrain(char letter) {
    this.letter = letter;
  }

  /** 0 to 8, for arrays with a place for each kind. */
  @SuppressWarnings("EnumOrdinal") // the order is the numbering
  public int index() {
    return ordinal();
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
