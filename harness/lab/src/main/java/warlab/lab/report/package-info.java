/**
 * What people look at, made of a results folder and nothing else, so that it can be made again at
 * any time. {@link warlab.lab.report.ReportMaker} makes all of it: the tables of {@code csv}, the
 * charts of {@code chart}, the games of {@code replay}, and the page of {@code page} around them.
 */
@NullMarked
package warlab.lab.report;

import org.jspecify.annotations.NullMarked;
