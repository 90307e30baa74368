package warlab.lab.record.journal;

import java.util.List;
import warlab.lab.record.ResultsException;

/**
 * How the records of one kind stand in their CSV file: a header, then one line each, whose last
 * column is a check of the others.
 */
public interface CsvFormat<T> {
  /** The last column: the CRC-32 of the line before it, so that a changed line is found. */
  String CHECK = "check";

  /** The name of the file in a results folder. */
  String fileName();

  List<String> columns();

  /** Appends the fields of one line, all but the check. */
  void write(T record, CsvBuffer out);

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws ResultsException when it is something else, naming file, line and column
   */
  T read(CsvRow row);

  default String header() {
    return String.join(",", columns());
  }
}
