/**
 * The laboratory: experiments, statistics, reports and the command line. Data flows one way through
 * the packages below, from {@code config} over {@code plan} and {@code run} to {@code record},
 * {@code statistics} and {@code report}; {@code cli} sees them all. The few classes in this package
 * serve several of them and know none.
 */
@NullMarked
package warlab.lab;

import org.jspecify.annotations.NullMarked;
