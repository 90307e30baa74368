package warlab.games.tankwars.world;

import java.util.List;

/** What a unit is busy with. */
public enum Activity {
  NONE(0),
  MOVE(1),
  FIRE(2);

  /** All, by index. */
  public static final List<Activity> ALL = List.of(values());

  private final int index;

  Activity(int index) {
    this.index = index;
  }

  public int index() {
    return index;
  }
}
