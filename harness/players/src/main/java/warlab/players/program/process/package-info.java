/**
 * Outside programs as processes of this machine, whatever protocol they speak: {@link
 * warlab.players.program.process.SameUser} tells whether a caller is one of ours, {@link
 * warlab.players.program.process.ProcessFamily} leaves nothing behind that a program started,
 * {@link warlab.players.program.process.ProgramPipe} talks to one in lines.
 */
@NullMarked
package warlab.players.program.process;

import org.jspecify.annotations.NullMarked;
