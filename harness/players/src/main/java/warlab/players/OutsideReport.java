package warlab.players;

/**
 * What an outside program behind a player is.
 *
 * @param name its name and version, in its own words; empty when it has not told
 * @param isSeeded whether it takes a seed, so that it may play the same game again
 */
public record OutsideReport(String name, boolean isSeeded) {}
