/**
 * From counts of results to strength: {@link warlab.lab.statistics.elo.GameCounts} and {@link
 * warlab.lab.statistics.elo.PairCounts} hold what happened, {@link
 * warlab.lab.statistics.elo.ScoreLaw} says what it means and how sure that is. Counts are always
 * listed from worst to best. Pairs, two games from one start with sides swapped, are the unit to
 * count when there are any: the same games carry far more information that way.
 */
@NullMarked
package warlab.lab.statistics.elo;

import org.jspecify.annotations.NullMarked;
