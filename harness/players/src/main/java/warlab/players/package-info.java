/**
 * What decides: {@link warlab.players.Player} and what it hands back. The searches and scripted
 * bots live in the packages below, each found by name through a {@link
 * warlab.players.PlayerFactory}. Nothing here knows a heuristic by name or prints anything.
 */
@NullMarked
package warlab.players;

import org.jspecify.annotations.NullMarked;
