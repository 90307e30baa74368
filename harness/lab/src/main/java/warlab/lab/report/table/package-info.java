/**
 * What the tables of a summary have: {@link warlab.lab.report.table.Columns} are declared in one
 * class a table, and files, JSON, pages and terminals pick from them. {@link
 * warlab.lab.report.table.TableFiles} lists the files, and {@code results/README.md} explains their
 * columns. Numbers have full precision there, and the same summary gives the same bytes on any
 * machine.
 */
@NullMarked
package warlab.lab.report.table;

import org.jspecify.annotations.NullMarked;
