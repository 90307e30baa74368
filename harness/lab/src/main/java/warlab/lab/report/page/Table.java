package warlab.lab.report.page;

import java.util.ArrayList;
import java.util.List;

/** A table that can be sorted by any column. */
public final class Table implements Block {
  private final String caption;
  private final List<Column> columns = new ArrayList<>();
  private final List<List<Cell>> rows = new ArrayList<>();

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
}
