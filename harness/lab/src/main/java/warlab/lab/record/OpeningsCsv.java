package warlab.lab.record;

import java.util.List;

/** {@code openings.csv}: the list that the pairs of a run start from, in the order of their use. */
final class OpeningsCsv implements CsvFormat<Opening> {
  private static final List<String> COLUMNS = List.of("opening", "text", "source", CHECK);

  @Override
  public String fileName() {
    return "openings.csv";
  }

  @Override
  public List<String> columns() {
    return COLUMNS;
  }

  @Override
  public void write(Opening opening, CsvBuffer out) {
    out.number(opening.number()).text(opening.text()).text(opening.source());
  }

  @Override
  public Opening read(CsvRow row) {
    return new Opening(row.integer(), row.text(), row.text());
  }
}
