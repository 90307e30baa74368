/**
 * What a Tank Wars position is worth. Orders take long to show, so everything here looks ahead to
 * where they lead: a unit counts where it is going, and shells in the air have done their expected
 * damage. {@code Forces} says how; {@code TankFeatures} is the table of features, which the
 * heuristics weigh on one scale: a tank in full health is worth 1300 in all of them, a mean hit on
 * a soldier in the open 177.
 */
@NullMarked
package warlab.heuristics.tankwars;

import org.jspecify.annotations.NullMarked;
