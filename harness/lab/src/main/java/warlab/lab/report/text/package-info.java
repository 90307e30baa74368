/**
 * Numbers and names as people read them in charts and on the page: {@link
 * warlab.lab.report.text.NumberText} and {@link warlab.lab.report.text.Names}. The same everywhere,
 * in no country's own fashion.
 */
@NullMarked
package warlab.lab.report.text;

import org.jspecify.annotations.NullMarked;
