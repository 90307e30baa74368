/**
 * What a page is made of: {@link warlab.lab.report.page.Page} has sections, a section has blocks,
 * and {@link warlab.lab.report.page.PageWriter} turns it into one HTML file that needs nothing
 * else. Nothing here knows what the numbers mean. Whatever users named is text here and stays text
 * there.
 */
@NullMarked
package warlab.lab.report.page;

import org.jspecify.annotations.NullMarked;
