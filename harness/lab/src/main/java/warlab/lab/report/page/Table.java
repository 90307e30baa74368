package warlab.lab.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import warlab.lab.report.text.NumberText;

/** A table that can be sorted by any column. Of too many rows it shows the first and says so. */
public final class Table implements Block {
  /** A page of eight such tables stays below a megabyte, and nobody reads on. */
  public static final int MAX_ROWS = 120;

  private final String caption;
  private final List<Column> columns = new ArrayList<>();
  private final List<List<Cell>> rows = new ArrayList<>();
  private String cut = "";
  private String file = "";
  private boolean isFolded;

  /**
   * A column.
   *
   * @param help what its numbers mean; empty if the name says it
   */
  public record Column(String name, String help, boolean isNumeric) {}

  public Table(String caption) {
    this.caption = caption;
  }

  public Table names(String... columnNames) {
    for (String name : columnNames) {
      columns.add(new Column(name, "", false));
    }
    return this;
  }

  public Table numbers(String... columnNames) {
    for (String name : columnNames) {
      number(name, "");
    }
    return this;
  }

  public Table number(String name, String help) {
    columns.add(new Column(name, help, true));
    return this;
  }

  public Table row(List<Cell> cells) {
    if (cells.size() != columns.size()) {
      throw new IllegalArgumentException(
          cells.size() + " cells, but '" + caption + "' has " + columns.size() + " columns");
    }
    rows.add(List.copyOf(cells));
    return this;
  }

  /** Adds a row for each item, or for the first of too many. */
  public <T> Table rows(List<T> items, Function<T, List<Cell>> cells) {
    items.stream().limit(MAX_ROWS).forEach(item -> row(cells.apply(item)));
    if (items.size() > MAX_ROWS) {
      cut =
          "The first %s of %s"
              .formatted(NumberText.count(MAX_ROWS), NumberText.count(items.size(), "row"));
    }
    return this;
  }

  /** Takes away what is the same in all rows, but never the first column. */
  public Table withoutSharedColumns() {
    for (int column = columns.size() - 1; column > 0; column--) {
      int place = column;
      if (rows.stream().map(row -> row.get(place).text()).distinct().count() == 1) {
        columns.remove(place);
        rows.replaceAll(
            row -> {
              List<Cell> kept = new ArrayList<>(row);
              kept.remove(place);
              return List.copyOf(kept);
            });
      }
    }
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
    return List.copyOf(columns);
  }

  public List<List<Cell>> rows() {
    return List.copyOf(rows);
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
