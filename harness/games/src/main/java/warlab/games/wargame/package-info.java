/**
 * AI Wargame: two sides of units with an AI each on a 5x5 grid, by the rules of its author, Massimo
 * Fasciano. {@link warlab.games.wargame.Board} is what stands where, {@link
 * warlab.games.wargame.WargamePosition} adds turn and clock and is what a search walks; the other
 * classes hold the tables, the move list, the texts and the openings. What a position is worth is
 * not here but with the heuristics, which read {@code Board}. Start reading at {@code Board}.
 */
@NullMarked
package warlab.games.wargame;

import org.jspecify.annotations.NullMarked;
