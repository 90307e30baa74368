/**
 * Which program plays a run: the classes that decide its games, each with a hash. {@link
 * warlab.lab.run.program.Program} is the place to start reading; what it is made of is found over
 * the references in class files, so that a class which a run does not use cannot matter to it.
 */
@NullMarked
package warlab.lab.run.program;

import org.jspecify.annotations.NullMarked;
