/**
 * Reads experiments: from the tree of a file and the overrides of the command line to the records
 * of {@code config}, refusing whatever is wrong with its place and the nearest valid spelling.
 * Start reading at {@link warlab.lab.config.read.ConfigReader}; the keys are declared on the
 * records they fill, as {@link warlab.lab.config.Keys}.
 */
@NullMarked
package warlab.lab.config.read;

import org.jspecify.annotations.NullMarked;
