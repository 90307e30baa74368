/**
 * Pictures as files: {@link warlab.lab.report.chart.file.ChartFiles} writes SVG and PNG. The same
 * picture gives the same bytes.
 */
@NullMarked
package warlab.lab.report.chart.file;

import org.jspecify.annotations.NullMarked;
