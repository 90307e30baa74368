package warlab.lab.record;

import java.util.List;

/** How the records of one kind stand in their CSV file: a header, then one line each. */
interface CsvFormat<T> {

  /** The name of the file in a results folder. */
  String fileName();

  List<String> columns();

  /** Appends one whole line. */
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
