package warlab.lab.record.journal;

import warlab.lab.record.ResultsException;

/** The fields of one line of a file, taken by column. */
record CsvRow(CsvFile<?> file, long lineNumber, CsvFields fields) {

  boolean isEmpty(CsvFormat.CsvColumn<?> column) {
    return fields.isEmpty(column.place());
  }

  /**
   * The value in a column.
   *
   * @throws ResultsException when the field holds something else
   */
  <V> V get(CsvFormat.CsvColumn<V> column) {
    try {
      return column.parser().apply(fields.text(column.place()));
    } catch (IllegalArgumentException | IndexOutOfBoundsException malformed) {
      throw broken(column);
    }
  }

  /**
   * The same for a number, which counts something, so that none is negative; without a text or an
   * object for each: a game has twenty of them.
   */
  long number(CsvFormat.CsvColumn<Long> column) {
    try {
      long number = fields.number(column.place());
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException malformed) {
      // As one that is negative.
    }
    throw broken(column);
  }

  /** That values of one line cannot be true together. */
  ResultsException contradiction(String reason) {
    return file.broken(lineNumber, reason);
  }

  /** The same for a number of 32 bits. */
  int integer(CsvFormat.CsvColumn<Integer> column) {
    try {
      return Math.toIntExact(fields.number(column.place()));
    } catch (NumberFormatException | ArithmeticException malformed) {
      throw broken(column);
    }
  }

  private ResultsException broken(CsvFormat.CsvColumn<?> column) {
    return file.broken(
        lineNumber,
        "column %s: %s expected, not '%s'"
            .formatted(column.name(), column.expected(), fields.text(column.place())));
  }
}
