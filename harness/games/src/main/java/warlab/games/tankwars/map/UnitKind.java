package warlab.games.tankwars.map;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The three kinds of unit with their values on plain ground. The letter is their wire code. */
public enum UnitKind {
  ARTILLERY('A', 1, 4, 2, 150, 100),
  SOLDIER('U', 0, 1, 9, 90, 69),
  TANK('T', 2, 2, 3, 70, 60);

  /** All kinds, by index. */
  public static final List<UnitKind> ALL = List.of(values());

  /** How far every kind sees on plain ground. */
  public static final int VIEW = 3;

  /** How far every kind sees hidden units on plain ground. */
  public static final int CLOSE_VIEW = 1;

  private final char letter;
  private final int armour;
  private final int fireRange;
  private final int maxAmmunition;
  private final int speed;
  private final int fireSpeed;

  UnitKind(char letter, int armour, int fireRange, int maxAmmunition, int speed, int fireSpeed) {
    this.letter = letter;
    this.armour = armour;
    this.fireRange = fireRange;
    this.maxAmmunition = maxAmmunition;
    this.speed = speed;
    this.fireSpeed = fireSpeed;
  }

  /** 0 to 2, for arrays with a place for each kind. */
  @SuppressWarnings("EnumOrdinal") // the order is the numbering
  public int index() {
    return ordinal();
  }

  public char letter() {
    return letter;
  }

  public int armour() {
    return armour;
  }

  public int fireRange() {
    return fireRange;
  }

  public int maxAmmunition() {
    return maxAmmunition;
  }

  /** Iterations one step takes: less is faster. */
  public int speed() {
    return speed;
  }

  /** Iterations a shell flies. */
  public int fireSpeed() {
    return fireSpeed;
  }

  /** The kind with this letter, or {@code null}. */
  public static @Nullable UnitKind of(int letter) {
    return ALL.stream().filter(kind -> kind.letter == letter).findFirst().orElse(null);
  }
}
