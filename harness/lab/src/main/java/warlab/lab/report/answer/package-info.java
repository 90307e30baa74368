/**
 * The answer of an experiment in a few lines, for terminals, scripts and reports. {@link
 * warlab.lab.report.answer.Answer} says what the head of the page says, from the same summary; the
 * other classes write it as text, Markdown or JSON.
 */
@NullMarked
package warlab.lab.report.answer;

import org.jspecify.annotations.NullMarked;
