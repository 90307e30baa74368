package warlab.games.tankwars.world;

import java.util.List;

/** What a unit is busy with. */
public enum Activity {
  NONE,
  MOVE,
  FIRE;

  /** All, by index. */
  public static final List<Activity> ALL = List.of(values());

  @SuppressWarnings("EnumOrdinal") // the order is the numbering
  public int index() {
    return ordinal();
  }
}
