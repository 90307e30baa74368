/**
 * What the report of one experiment says, section by section, each a class that answers one
 * question of a reader from a summary and names the charts it shows: {@link
 * warlab.lab.report.section.ReportPage} has them in their order.
 */
@NullMarked
package warlab.lab.report.section;

import org.jspecify.annotations.NullMarked;
