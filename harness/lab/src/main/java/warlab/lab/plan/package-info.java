/**
 * From a config to games: a {@link warlab.lab.plan.Plan} is a formula that computes the i-th {@link
 * warlab.lab.plan.GameTask} when it is needed, with seeds that are pure functions of the
 * experiment's seed and the game's place. Openings are proposed by the game and screened here.
 * {@link warlab.lab.plan.PlayedPairs} compares played games with their plan.
 */
@NullMarked
package warlab.lab.plan;

import org.jspecify.annotations.NullMarked;
