/**
 * Ratings of many players at once by the model of Bradley and Terry: the probability to win depends
 * on the difference of two ratings, a draw is half a win for each. Results are collected in a
 * {@link warlab.lab.statistics.rating.CrossTableCounts}, fitted by {@link
 * warlab.lab.statistics.rating.BradleyTerry} and read from a {@link
 * warlab.lab.statistics.rating.RatingTable}.
 */
@NullMarked
package warlab.lab.statistics.rating;

import org.jspecify.annotations.NullMarked;
