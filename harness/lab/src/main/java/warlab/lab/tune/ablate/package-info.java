/**
 * What each term of a heuristic is worth. An ablation is a few ordinary runs ({@link
 * warlab.lab.tune.ablate.AblationRun}, the place to start reading): the player against itself, and
 * gauntlets of players that have some of its terms. {@code Parts} says which those are, {@code
 * Ablation} what their games say; {@code Flips} looks at single decisions.
 */
@NullMarked
package warlab.lab.tune.ablate;

import org.jspecify.annotations.NullMarked;
