package warlab.lab.record.journal;

import warlab.lab.record.ResultsException;

/** The fields of one line of a file, taken by column. */
final class CsvRow {
  private final CsvFile<?> file;
  private final long lineNumber;
  private final String[] fields;

  CsvRow(CsvFile<?> file, long lineNumber, String[] fields) {
    this.file = file;
    this.lineNumber = lineNumber;
    this.fields = fields;
  }

  boolean isEmpty(CsvColumn<?> column) {
    return fields[column.place()].isEmpty();
  }

  /**
   * The value in a column.
   *
   * @throws ResultsException when the field holds something else
   */
  <V> V get(CsvColumn<V> column) {
    String field = fields[column.place()];
    try {
      return column.parser().apply(field);
    } catch (IllegalArgumentException | IndexOutOfBoundsException malformed) {
      throw broken(column, field);
    }
  }

  /** The same for a number, without an object for each: a game has twenty of them. */
  long number(CsvColumn<Long> column) {
    String field = fields[column.place()];
    try {
      return Long.parseLong(field);
    } catch (NumberFormatException malformed) {
      throw broken(column, field);
    }
  }

  /** The same for a number of 32 bits. */
  int integer(CsvColumn<Integer> column) {
    String field = fields[column.place()];
    try {
      return Integer.parseInt(field);
    } catch (NumberFormatException malformed) {
      throw broken(column, field);
    }
  }

  private ResultsException broken(CsvColumn<?> column, String field) {
    return file.broken(
        lineNumber,
        "column %s: %s expected, not '%s'".formatted(column.name(), column.expected(), field));
  }
}
