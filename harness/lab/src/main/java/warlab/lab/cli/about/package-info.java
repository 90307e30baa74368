/**
 * The commands about the program itself: what can be named in a config, how fast it is, and how a
 * shell completes it. Start reading at {@link warlab.lab.cli.about.ListCommand}.
 */
@NullMarked
package warlab.lab.cli.about;

import org.jspecify.annotations.NullMarked;
