/**
 * What people look at, made of a results folder and nothing else, so that it can be made again at
 * any time. {@link warlab.lab.report.Findings} is what there is of one folder: the tables of {@code
 * csv}, the charts of {@code chart}, the games of {@code replay}, and a {@code page} around them
 * that says what {@code section} or, for several runs, {@code compare} has to say.
 */
@NullMarked
package warlab.lab.report;

import org.jspecify.annotations.NullMarked;
