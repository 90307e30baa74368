/**
 * Heuristics and features of AI Wargame. The heuristics are those of the original program, its
 * Python companion and the course it was written for, with their exact values, and two of our own;
 * {@code WargameFeatures} is the table of features that ours and {@code linear} weigh. {@link
 * warlab.heuristics.wargame.Worth} is where both begin.
 */
@NullMarked
package warlab.heuristics.wargame;

import org.jspecify.annotations.NullMarked;
