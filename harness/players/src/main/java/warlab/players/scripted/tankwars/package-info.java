/**
 * Scripted players of Tank Wars, from one that does nothing to {@code tactician}, which dodges,
 * chooses its targets and remembers. Each looks at the battle through a {@link
 * warlab.players.scripted.tankwars.tactics.Battlefield}; start reading at {@code HunterBot}.
 */
@NullMarked
package warlab.players.scripted.tankwars;

import org.jspecify.annotations.NullMarked;
