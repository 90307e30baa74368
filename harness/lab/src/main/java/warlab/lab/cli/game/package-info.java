/**
 * The commands of a single game or position, without an experiment: play, search, count, check a
 * list of moves. Start reading at {@link warlab.lab.cli.game.PlayCommand}; {@link
 * warlab.lab.cli.game.GameArguments} is what they are told.
 */
@NullMarked
package warlab.lab.cli.game;

import org.jspecify.annotations.NullMarked;
