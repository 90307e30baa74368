package warlab.lab.record.journal;

import java.util.function.ToLongFunction;
import warlab.lab.record.ResultsException;

/**
 * One file of a journal: a header, then a line for each record, whose last field is a check of the
 * others.
 *
 * @param name in a results folder
 * @param game the number of the game that a record belongs to
 */
record CsvFile<T>(String name, CsvFormat<T> format, ToLongFunction<T> game) {
  /** The last column: the CRC-32 of the line before it, so that a changed line is found. */
  private static final String CHECK = "check";

  String header() {
    return String.join(",", format.names()) + "," + CHECK;
  }

  /** How many fields a line has. */
  int width() {
    return format.names().size() + 1;
  }

  /** That a line is not as it was written. */
  ResultsException broken(long lineNumber, String reason) {
    return new ResultsException(name + " line " + lineNumber + ": " + reason);
  }
}
