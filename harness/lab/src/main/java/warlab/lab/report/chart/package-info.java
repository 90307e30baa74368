/**
 * The charts of an experiment, one class for each kind: what it shows is made from a {@link
 * warlab.lab.statistics.summary.Summary}, how it looks comes from {@code draw}, and {@code file}
 * writes it. A section of the report claims a chart by naming its class; a chart that none names is
 * not made.
 */
@NullMarked
package warlab.lab.report.chart;

import org.jspecify.annotations.NullMarked;
