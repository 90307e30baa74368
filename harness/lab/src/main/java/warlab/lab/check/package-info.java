/**
 * Whether a program is fit to play: {@link warlab.lab.check.ProgramCheck} asks one that speaks UGI
 * all that a game might, {@link warlab.lab.check.GameCheck} lets others play games. Whether a game
 * or a heuristic keeps its contract: {@link warlab.lab.check.GameContract}, {@link
 * warlab.lab.check.HeuristicContract}. All tell what they find.
 */
@NullMarked
package warlab.lab.check;

import org.jspecify.annotations.NullMarked;
