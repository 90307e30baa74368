/**
 * What a Tank Wars position is worth. Orders take long to show, so everything here looks ahead to
 * where they lead: a unit counts where it is going, and shells in the air have done their expected
 * damage. {@code Forces} says how; features are single numbers, heuristics weigh them.
 */
@NullMarked
package warlab.heuristics.tankwars;

import org.jspecify.annotations.NullMarked;
