/**
 * What a Tank Wars match is played on: the hexagonal {@link warlab.games.tankwars.map.Board}, the
 * kinds of ground and units, and {@link warlab.games.tankwars.map.TankMap}, which is plain data.
 * Maps come from {@code BuiltInMaps}, from the seeded {@code MapGenerator}, or from outside through
 * {@code MapText} or {@code MapDocument}; {@code MapCheck} says what is wrong with one. Nothing
 * here moves.
 */
@NullMarked
package warlab.games.tankwars.map;

import org.jspecify.annotations.NullMarked;
