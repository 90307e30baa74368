/**
 * One game. {@link warlab.lab.run.match.Match} turns a task into a record; whatever a player does
 * costs its own side the game and harms nothing else. A {@link warlab.lab.run.match.Watchdog} on
 * another thread sees to it that a player cannot think for ever.
 */
@NullMarked
package warlab.lab.run.match;

import org.jspecify.annotations.NullMarked;
