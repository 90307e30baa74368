/**
 * Textbook statistics of numbers: moments, quantiles, proportions, clusters, many comparisons. They
 * know nothing of games. Commons Math is asked for distributions only ({@link
 * warlab.lab.statistics.basic.Distributions}), since several of its tests and intervals are wrong
 * at the edges where short matches live.
 */
@NullMarked
package warlab.lab.statistics.basic;

import org.jspecify.annotations.NullMarked;
