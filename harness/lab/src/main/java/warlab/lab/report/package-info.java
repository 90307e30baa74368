/**
 * What people look at, made of a summary and nothing else, so that it can be made again at any
 * time: tables in {@code csv}.
 */
@NullMarked
package warlab.lab.report;

import org.jspecify.annotations.NullMarked;
