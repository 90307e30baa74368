/**
 * Heuristics and features of AI Wargame. The heuristics are those of the original program, its
 * Python companion and the course it was written for, with their exact values; the features are
 * what {@code linear} makes new ones of. {@link warlab.heuristics.wargame.Worth} is where both
 * begin.
 */
@NullMarked
package warlab.heuristics.wargame;

import org.jspecify.annotations.NullMarked;
