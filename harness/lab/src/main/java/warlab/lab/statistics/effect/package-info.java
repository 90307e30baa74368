/**
 * What the factors of a sweep are worth: {@link warlab.lab.statistics.effect.Grid} knows its
 * players by their values, {@link warlab.lab.statistics.effect.Effects} takes means and trends from
 * their ratings and tells whether keys simply add up. Ratings themselves come from {@link
 * warlab.lab.statistics.rating}.
 */
@NullMarked
package warlab.lab.statistics.effect;

import org.jspecify.annotations.NullMarked;
