/**
 * The tables that are made of a summary, one class a file: {@link warlab.lab.report.csv.CsvFiles}
 * lists them all. Columns and their meanings stand in {@code results/README.md}. Numbers have full
 * precision, and the same summary gives the same bytes on any machine.
 */
@NullMarked
package warlab.lab.report.csv;

import org.jspecify.annotations.NullMarked;
