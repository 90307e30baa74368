/** Players that follow a rule instead of searching; the simplest draws lots. */
@NullMarked
package warlab.players.scripted;

import org.jspecify.annotations.NullMarked;
