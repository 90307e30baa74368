package warlab.lab.record.journal;

import org.jspecify.annotations.Nullable;
import warlab.lab.record.Opening;
import warlab.lab.record.ResultsFolder;

/** {@code openings.csv}: the list that the pairs of a run start from, in the order of their use. */
final class OpeningsCsv extends CsvFormat<Opening> {
  /** An opening belongs to many games, and to none of them first. */
  static final CsvFile<Opening> FILE =
      new CsvFile<>(ResultsFolder.OPENINGS, new OpeningsCsv(), Opening::number);

  private final CsvColumn<Integer> number = integer("opening", Opening::number);
  private final CsvColumn<String> text = text("text", Opening::text);

  @Override
  Opening read(CsvRow row) {
    return new Opening(row.integer(number), row.get(text));
  }

  /**
   * The next opening of a list that is read; {@code null} after the last.
   *
   * @param expected the number that it must have
   */
  static @Nullable Opening next(RecordReader<Opening> list, int expected) {
    Opening next = list.next();
    if (next != null && next.number() != expected) {
      throw list.broken("opening %d where %d is expected".formatted(next.number(), expected));
    }
    return next;
  }
}
