package warlab.lab.report.page;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A table that can be sorted by any column. Of too many rows it shows the first and says so.
 *
 * @param cut how many rows of how many are shown; empty if all are
 * @param file where all rows are, as seen from the page; empty if nowhere
 * @param isCollapsed whether it shows ten rows at first, and the others on demand
 */
public record Table(
    String caption,
    List<Column> columns,
    List<List<Cell>> rows,
    String cut,
    String file,
    boolean isCollapsed)
    implements Block {
  /** A page of eight such tables stays below a megabyte, and nobody reads on. */
  public static final int MAX_ROWS = 120;

  /**
   * A column.
   *
   * @param help what its numbers mean; empty if the name says it
   */
  public record Column(String name, String help, boolean isNumeric) {}

  /** Takes away what is the same in all rows, but never the first column. */
  public Table withoutSharedColumns() {
    List<Integer> telling =
        IntStream.range(0, columns.size())
            .filter(
                at ->
                    at == 0 || rows.stream().map(row -> row.get(at).text()).distinct().count() != 1)
            .boxed()
            .toList();
    return new Table(
        caption,
        telling.stream().map(columns::get).toList(),
        rows.stream().map(row -> telling.stream().map(row::get).toList()).toList(),
        cut,
        file,
        isCollapsed);
  }

  /** Names the file beside the page that has all rows. */
  public Table wholeIn(String name) {
    return new Table(caption, columns, rows, cut, name, isCollapsed);
  }

  /** Names that file and shows ten rows at first. */
  public Table collapsed(String name) {
    return new Table(caption, columns, rows, cut, name, true);
  }

  public Table collapsed() {
    return new Table(caption, columns, rows, cut, file, true);
  }
}
