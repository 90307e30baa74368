/**
 * What the page about several runs says: {@link warlab.lab.report.compare.ComparisonPage} shows
 * what differs in their settings, and what became of the same players and pairings.
 */
@NullMarked
package warlab.lab.report.compare;

import org.jspecify.annotations.NullMarked;
