/**
 * What every command has: help and version, a place to write, the names that a user can call, exit
 * codes, and one line for whatever goes wrong. Start reading at {@link
 * warlab.lab.cli.shared.CliCommand}.
 */
@NullMarked
package warlab.lab.cli.shared;

import org.jspecify.annotations.NullMarked;
