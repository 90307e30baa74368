/**
 * The sequential probability ratio test, which ends a match as soon as the question is answered.
 * {@link warlab.lab.statistics.sprt.Sprt} is fed pair by pair <em>in schedule order</em>: judging
 * results in the order in which games finish favours whoever wins faster. The likelihood ratio is
 * the generalised one of fishtest and fastchess, for normalized or logistic Elo.
 */
@NullMarked
package warlab.lab.statistics.sprt;

import org.jspecify.annotations.NullMarked;
