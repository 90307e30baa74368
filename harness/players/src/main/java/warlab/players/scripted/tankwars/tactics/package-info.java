/**
 * What the scripted players of Tank Wars decide with: the {@link
 * warlab.players.scripted.tankwars.tactics.Battlefield} as one unit sees it, enemies remembered,
 * routes and destinations, and what an order is worth. Memory and routes are kept for a game, the
 * rest is made for one decision.
 */
@NullMarked
package warlab.players.scripted.tankwars.tactics;

import org.jspecify.annotations.NullMarked;
