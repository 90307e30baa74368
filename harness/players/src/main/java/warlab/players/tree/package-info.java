/**
 * What all players that search a tree share: the settings users give, the meter that counts and
 * stops, the root with its tied best moves, and {@link warlab.players.tree.TreePlayer}, which
 * deepens and decides. How one iteration walks the tree is behind {@link
 * warlab.players.tree.TreeSearch}. Nothing here knows a game.
 */
@NullMarked
package warlab.players.tree;

import org.jspecify.annotations.NullMarked;
