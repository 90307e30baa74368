/**
 * The command line. It sees all of the laboratory and nothing points back to it; start reading at
 * {@link warlab.lab.cli.Main}.
 */
@NullMarked
package warlab.lab.cli;

import org.jspecify.annotations.NullMarked;
