package warlab.lab.report.page;

import java.util.List;
import java.util.stream.IntStream;
import warlab.lab.report.text.NumberText;

/** A table that can be sorted by any column. Of too many rows it shows the first and says so. */
public final class Table implements Block {
  /** A page of eight such tables stays below a megabyte, and nobody reads on. */
  public static final int MAX_ROWS = 120;

  private final String caption;
  private final String cut;
  private List<Column> columns;
  private List<List<Cell>> rows;
  private String file = "";
  private boolean isFolded;

  /**
   * A column.
   *
   * @param help what its numbers mean; empty if the name says it
   */
  public record Column(String name, String help, boolean isNumeric) {}

  /** Of so many rows the first. */
  public Table(String caption, List<Column> columns, List<List<Cell>> rows, int all) {
    this.caption = caption;
    this.columns = List.copyOf(columns);
    this.rows = List.copyOf(rows);
    cut =
        rows.size() == all
            ? ""
            : "The first %s of %s"
                .formatted(NumberText.count(rows.size()), NumberText.count(all, "row"));
  }

  /** Takes away what is the same in all rows, but never the first column. */
  public Table withoutSharedColumns() {
    List<Integer> telling =
        IntStream.range(0, columns.size())
            .filter(
                i -> i == 0 || rows.stream().map(row -> row.get(i).text()).distinct().count() != 1)
            .boxed()
            .toList();
    columns = telling.stream().map(columns::get).toList();
    rows = rows.stream().map(row -> telling.stream().map(row::get).toList()).toList();
    return this;
  }

  /** Names the file beside the page that has all rows. */
  public Table wholeIn(String name) {
    file = name;
    return this;
  }

  /** Shows ten rows at first, and the others on demand. */
  public Table folded() {
    isFolded = true;
    return this;
  }

  public boolean isFolded() {
    return isFolded;
  }

  @Override
  public String kind() {
    return "table";
  }

  public String caption() {
    return caption;
  }

  public List<Column> columns() {
    return columns;
  }

  public List<List<Cell>> rows() {
    return rows;
  }

  /** How many rows of how many are shown; empty if all are. */
  public String cut() {
    return cut;
  }

  /** Where all rows are, as seen from the page; empty if nowhere. */
  public String file() {
    return file;
  }
}
