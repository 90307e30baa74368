package warlab.games.wargame;

/**
 * The kinds of units, as small ints that {@link Board} keeps in three bit planes; 0 is no unit. The
 * numbers are chosen so that the planes mean something: bit 2 is set for the kinds that only go
 * forward and are held by an enemy next to them, and every kind has bit 1 or bit 2.
 */
public final class Kind {
  public static final int NONE = 0;
  public static final int VIRUS = 2;
  public static final int TECH = 3;
  public static final int AI = 4;
  public static final int FIREWALL = 5;
  public static final int PROGRAM = 6;

  /** Numbers of kinds, 0 included, for tables. */
  public static final int COUNT = 7;

  private static final String LETTERS = "..VTAFP";
  private static final String[] WORDS = {
    "none", "none", "Virus", "Tech", "AI", "Firewall", "Program"
  };

  private Kind() {}

  /** The kind of a letter, upper-case; {@link #NONE} when there is none. */
  public static int ofLetter(char letter) {
    return letter == '.' ? NONE : Math.max(NONE, LETTERS.indexOf(letter));
  }

  public static char letter(int kind) {
    return LETTERS.charAt(kind);
  }

  public static String word(int kind) {
    return WORDS[kind];
  }

  /** Whether units of the kind go only forward, and nowhere while an enemy is next to them. */
  public static boolean isForwardOnly(int kind) {
    return kind >= AI;
  }
}
