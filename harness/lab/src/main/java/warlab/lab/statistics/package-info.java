/**
 * What the games say. The building blocks lie in packages of their own, pure functions and small
 * values over counts and arrays: {@code basic} has the textbook statistics, {@code elo} turns
 * counts of results into strength, {@code sprt} stops a match early, {@code rating} rates many
 * players together and {@code calibration} asks whether a heuristic's score predicts the result.
 * All of it is deterministic to the last bit on any machine, and no result is ever infinite or not
 * a number.
 */
@NullMarked
package warlab.lab.statistics;

import org.jspecify.annotations.NullMarked;
