/** What to do: searches and scripted bots that choose a move for a side. */
@NullMarked
package warlab.players;

import org.jspecify.annotations.NullMarked;
