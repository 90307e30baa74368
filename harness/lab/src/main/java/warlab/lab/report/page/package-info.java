/**
 * The report as a page: {@link warlab.lab.report.page.Page} is what it says, made section by
 * section from a summary, {@link warlab.lab.report.page.PageWriter} turns it into one HTML file
 * that needs nothing else. Whatever users named is text here and stays text there.
 */
@NullMarked
package warlab.lab.report.page;

import org.jspecify.annotations.NullMarked;
