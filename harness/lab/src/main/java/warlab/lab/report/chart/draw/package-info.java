/**
 * What charts are drawn with, the same for all: {@link warlab.lab.report.chart.draw.ChartTheme} is
 * the look, the others are kinds of plots that several charts share. Nothing here knows what the
 * numbers mean. The result is a {@link warlab.lab.report.chart.draw.Picture}.
 */
@NullMarked
package warlab.lab.report.chart.draw;

import org.jspecify.annotations.NullMarked;
