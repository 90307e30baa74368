/**
 * Kinds of experiments: {@link warlab.lab.kind.ExperimentKind} is what commands ask of one, {@link
 * warlab.lab.kind.Phases} plays the ordinary runs that it consists of, and {@link
 * warlab.lab.kind.ReportMaker} writes what they found. A match is a kind; others have packages of
 * their own.
 */
@NullMarked
package warlab.lab.kind;

import org.jspecify.annotations.NullMarked;
