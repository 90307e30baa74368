/**
 * Outside programs as processes of this machine, whatever protocol they speak: {@link
 * warlab.lab.wire.process.SameUser} tells whether a caller is one of ours, {@link
 * warlab.lab.wire.process.ProcessFamily} leaves nothing behind that a program started, {@link
 * warlab.lab.wire.process.ProgramPipe} talks to one in lines.
 */
@NullMarked
package warlab.lab.wire.process;

import org.jspecify.annotations.NullMarked;
