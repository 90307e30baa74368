/**
 * What the games of an experiment add up to, as plain immutable records: start with {@link
 * warlab.lab.statistics.summary.Summary}. They are made in {@code warlab.lab.statistics.tally}, and
 * files, charts and the report are made of them. Nothing here is infinite or not a number, whatever
 * the games were.
 */
@NullMarked
package warlab.lab.statistics.summary;

import org.jspecify.annotations.NullMarked;
