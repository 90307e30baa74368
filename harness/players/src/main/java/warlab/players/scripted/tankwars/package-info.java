/**
 * Scripted players of Tank Wars, from one that does nothing to {@code tactician}, which dodges,
 * chooses its targets and remembers. Each looks at the battle through a {@code Battlefield}, as one
 * unit sees it; enemies remembered and routes are kept for a game, the rest is made for one
 * decision. Start reading at {@link warlab.players.scripted.tankwars.HunterFactory}.
 */
@NullMarked
package warlab.players.scripted.tankwars;

import org.jspecify.annotations.NullMarked;
