package warlab.games.gridconflict;

/** What an item adds to the one who collects it; any of the four may be negative. */
public record Item(int hitPoints, int attack, int defence, int maxStamina) {

  /** How much it moves the score that decides at the round limit. */
  public int sum() {
    return hitPoints + attack + defence + maxStamina;
  }
}
