/**
 * The strong player: principal variation search with iterative deepening, a transposition table and
 * learned move ordering. Exact at fixed depth: score and set of best moves equal plain minimax's,
 * so speed never changes an experiment. Start reading at {@link
 * warlab.players.alphabeta.AlphaBetaSearch}.
 */
@NullMarked
package warlab.players.alphabeta;

import org.jspecify.annotations.NullMarked;
