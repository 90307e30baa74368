/**
 * The charts of an experiment, one class for each kind: what it shows is made from a {@link
 * warlab.lab.statistics.summary.Summary}, how it looks comes from {@link
 * warlab.lab.report.chart.ChartTheme}. {@link warlab.lab.report.chart.Charts} has all of them,
 * {@link warlab.lab.report.chart.ChartFiles} writes them. The same summary gives the same bytes.
 */
@NullMarked
package warlab.lab.report.chart;

import org.jspecify.annotations.NullMarked;
