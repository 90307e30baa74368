/**
 * Does a heuristic's score predict the result? {@link
 * warlab.lab.statistics.calibration.Predictions} holds scores of positions with the results of
 * their games, {@link warlab.lab.statistics.calibration.Calibration} says how well the best S-curve
 * through them fits, or a rising curve of any shape where that one does not. Positions of one game
 * are one cluster in every error.
 */
@NullMarked
package warlab.lab.statistics.calibration;

import org.jspecify.annotations.NullMarked;
