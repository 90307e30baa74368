/**
 * The player {@code program}: an outside program plays, over one of several protocols. {@link
 * warlab.players.program.ProgramFactory} finds the {@link warlab.players.program.Protocol}s; what
 * they share is here and in {@code process}, the general one is in {@code ugi}.
 */
@NullMarked
package warlab.players.program;

import org.jspecify.annotations.NullMarked;
