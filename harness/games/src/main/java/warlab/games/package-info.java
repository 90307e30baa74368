/**
 * The contracts every game, heuristic and search shares: {@link warlab.games.Game} is the door to
 * one game, {@link warlab.games.Position} what a search walks, {@link warlab.games.Notation} how
 * people read it, {@link warlab.games.Heuristic} what a position is worth. Nothing here knows a
 * particular game; each lives in a package of its own below. Start reading at {@code Position}.
 */
@NullMarked
package warlab.games;

import org.jspecify.annotations.NullMarked;
