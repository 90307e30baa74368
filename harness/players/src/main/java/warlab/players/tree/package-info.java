/**
 * Players that look at the whole tree, and what all that search one share: the settings users give,
 * the meter that counts and stops, the root with its tied best moves, and {@link
 * warlab.players.tree.TreePlayer}, which deepens and decides. How one iteration walks the tree is
 * behind {@link warlab.players.tree.TreeSearch}; {@link warlab.players.tree.FullTreeSearch} is the
 * plain one of {@code minimax}, the reference that every faster search must agree with, and of
 * {@code greedy}, the same at one ply. Nothing here knows a game.
 */
@NullMarked
package warlab.players.tree;

import org.jspecify.annotations.NullMarked;
