package warlab.lab.record.journal;

import warlab.lab.record.Opening;

/** {@code openings.csv}: the list that the pairs of a run start from, in the order of their use. */
final class OpeningsCsv extends CsvFormat<Opening> {
  /** An opening belongs to many games, and to none of them first. */
  static final CsvFile<Opening> FILE =
      new CsvFile<>("openings.csv", new OpeningsCsv(), Opening::number);

  private final CsvColumn<Integer> number = integer("opening", Opening::number);
  private final CsvColumn<String> text = text("text", Opening::text);

  @Override
  Opening read(CsvRow row) {
    return new Opening(row.get(number), row.get(text));
  }
}
