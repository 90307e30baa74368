/**
 * Players that look at the whole tree: {@code minimax}, the reference that every faster search must
 * agree with, and {@code greedy}, the same at one ply. Start reading at {@link
 * warlab.players.minimax.FullTreeSearch}.
 */
@NullMarked
package warlab.players.minimax;

import org.jspecify.annotations.NullMarked;
