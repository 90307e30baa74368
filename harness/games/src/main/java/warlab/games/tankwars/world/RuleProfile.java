package warlab.games.tankwars.world;

/** Which reading of the rules holds. They differ only in how fast soldiers walk. */
public enum RuleProfile {
  /** As the rules are written: rough ground slows every unit. */
  DOCUMENT,
  /** As the original program behaves: soldiers ignore the 20 %, and 126 is cut to 125. */
  ORIGINAL
}
