package warlab.lab.report.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import warlab.lab.CsvText;
import warlab.lab.config.Numbers;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.NumberText;

/**
 * What is known of the rows of one kind, each column declared once: its key and value for files and
 * scripts, its head, help and cell for people. Files, JSON, pages and terminals are views, most of
 * them of some columns that they {@link #pick}.
 */
public final class Columns<T> {
  private final List<Column<T>> columns = new ArrayList<>();

  /**
   * A column.
   *
   * @param value a text, a number or a truth value; returns {@code null} where there is none.
   *     {@code null} itself for a column that no file has
   * @param cell returns {@code null} for an empty one
   */
  private record Column<T>(
      String key,
      Table.Column head,
      @Nullable Function<? super T, ? extends @Nullable Object> value,
      Function<? super T, ? extends @Nullable Cell> cell) {}

  private Columns<T> add(
      String key,
      boolean isNumeric,
      @Nullable Function<? super T, ? extends @Nullable Object> value,
      Function<? super T, ? extends @Nullable Cell> cell) {
    columns.add(new Column<>(key, new Table.Column(key, "", isNumeric), value, cell));
    return this;
  }

  /** A column that no table shows to people. */
  public Columns<T> column(String key, Function<? super T, ? extends @Nullable Object> value) {
    return add(key, false, value, row -> null);
  }

  /** A number, shown as its kind is, such as {@code Cell::percent}. */
  public <V> Columns<T> number(
      String key,
      Function<? super T, ? extends @Nullable V> value,
      Function<? super V, Cell> kind) {
    return add(key, true, value, row -> of(value.apply(row), kind));
  }

  /** A number that people see together with others of its row. */
  public Columns<T> shown(
      String key,
      Function<? super T, ? extends @Nullable Object> value,
      Function<? super T, ? extends @Nullable Cell> cell) {
    return add(key, true, value, cell);
  }

  /** A number that people alone see. */
  public Columns<T> shown(String key, Function<? super T, ? extends @Nullable Cell> cell) {
    return add(key, true, null, cell);
  }

  /** A text that people see in other words. */
  public Columns<T> text(
      String key,
      Function<? super T, ? extends @Nullable Object> value,
      Function<? super T, ? extends @Nullable Cell> cell) {
    return add(key, false, value, cell);
  }

  /** A name as users wrote it. */
  public Columns<T> name(String key, Function<? super T, String> name) {
    return text(key, name, row -> Cell.name(name.apply(row)));
  }

  /** Words of ours. */
  public Columns<T> words(String key, Function<? super T, String> words) {
    return text(key, words, row -> Cell.words(words.apply(row)));
  }

  /** What people read above the column before and when they point there, instead of its key. */
  public Columns<T> head(String head, String help) {
    Column<T> last = columns.remove(columns.size() - 1);
    Table.Column shown = new Table.Column(head, help, last.head.isNumeric());
    columns.add(new Column<>(last.key, shown, last.value, last.cell));
    return this;
  }

  /** Adds the columns of a part of each row; they are empty without the part. */
  public <P> Columns<T> part(Columns<P> other, Function<? super T, ? extends @Nullable P> part) {
    for (Column<P> column : other.columns) {
      Function<? super P, ? extends @Nullable Object> value = column.value;
      columns.add(
          new Column<>(
              column.key,
              column.head,
              value == null ? null : row -> of(part.apply(row), value),
              row -> of(part.apply(row), column.cell)));
    }
    return this;
  }

  private static <P, V> @Nullable V of(
      @Nullable P part, Function<? super P, ? extends @Nullable V> value) {
    return part == null ? null : value.apply(part);
  }

  /** Some of the columns in this order, {@code "player, score, games"}. */
  public Columns<T> pick(String keys) {
    Columns<T> picked = new Columns<>();
    for (String key : keys.split(", ", -1)) {
      picked.columns.add(
          columns.stream()
              .filter(column -> column.key.equals(key))
              .findFirst()
              .orElseThrow(() -> new IllegalArgumentException("no column '" + key + "'")));
    }
    return picked;
  }

  /** A CSV file of all columns that have values. */
  public String csv(List<? extends T> rows) {
    List<Column<T>> valued = columns.stream().filter(column -> column.value != null).toList();
    StringBuilder text = new StringBuilder(CsvText.line(valued.stream().map(Column::key).toList()));
    for (T row : rows) {
      text.append(CsvText.line(valued.stream().map(column -> text(value(column, row))).toList()));
    }
    return text.toString();
  }

  private static <T> @Nullable Object value(Column<T> column, T row) {
    return Objects.requireNonNull(column.value).apply(row);
  }

  private static String text(@Nullable Object value) {
    if (value == null) {
      return "";
    }
    if (value instanceof Double number) {
      return Numbers.decimal(number);
    }
    return value instanceof String text ? CsvText.guarded(text) : value.toString();
  }

  /** A row for scripts: values by their keys. */
  public Map<String, @Nullable Object> json(T row) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    columns.forEach(column -> json.put(column.key, value(column, row)));
    return json;
  }

  /** A table for people, of the first of too many rows. */
  public Table table(String caption, List<? extends T> rows) {
    return table(caption, rows, Table.MAX_ROWS);
  }

  /** The same of at most so many rows. */
  public Table table(String caption, List<? extends T> rows, int most) {
    String all = NumberText.count(rows.size(), "row");
    String cut = rows.size() <= most ? "" : "The first " + NumberText.count(most) + " of " + all;
    return new Table(
        caption,
        columns.stream().map(Column::head).toList(),
        rows.stream().limit(most).map(this::cells).toList(),
        cut,
        "",
        false);
  }

  private List<Cell> cells(T row) {
    return columns.stream()
        .map(column -> Objects.requireNonNullElse(column.cell.apply(row), Cell.EMPTY))
        .toList();
  }
}
