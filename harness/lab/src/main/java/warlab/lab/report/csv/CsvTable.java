package warlab.lab.report.csv;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import warlab.lab.CsvText;

/** A CSV file in the making: columns, each with its name and what it shows of a row. */
public final class CsvTable<T> {
  private final List<String> names = new ArrayList<>();
  private final List<Function<? super T, ? extends @Nullable Object>> cells = new ArrayList<>();

  /** Adds a column; a cell is a text, a number, a truth value or, left empty, {@code null}. */
  public CsvTable<T> column(String name, Function<? super T, ? extends @Nullable Object> cell) {
    names.add(name);
    cells.add(cell);
    return this;
  }

  /** Adds the columns of another table, filled from a part of each row; empty without the part. */
  <P> CsvTable<T> columns(CsvTable<P> other, Function<? super T, ? extends @Nullable P> part) {
    for (int i = 0; i < other.names.size(); i++) {
      Function<? super P, ? extends @Nullable Object> cell = other.cells.get(i);
      column(
          other.names.get(i),
          row -> {
            P found = part.apply(row);
            return found == null ? null : cell.apply(found);
          });
    }
    return this;
  }

  /** Header and rows as text. */
  public String text(List<? extends T> rows) {
    StringWriter text = new StringWriter();
    try (CsvWriter writer = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
      writer.writeRecord(names);
      for (T row : rows) {
        writer.writeRecord(cells.stream().map(cell -> text(cell.apply(row))).toList());
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException("writing to memory failed", impossible);
    }
    return text.toString();
  }

  private static String text(@Nullable Object cell) {
    if (cell == null) {
      return "";
    }
    if (cell instanceof Double number) {
      return Decimal.text(number);
    }
    return cell instanceof String text ? CsvText.guarded(text) : cell.toString();
  }
}
