/**
 * Adds games up to a summary, one after the other in schedule order and each once: {@link
 * warlab.lab.statistics.tally.SummaryBuilder} takes them from anywhere. Memory does not grow with
 * the number of games, but for a few bytes to tell whether a game or an opening was seen before.
 */
@NullMarked
package warlab.lab.statistics.tally;

import org.jspecify.annotations.NullMarked;
