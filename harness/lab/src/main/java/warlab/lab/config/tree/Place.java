package warlab.lab.config.tree;

/**
 * Where a value stands: a file with line and column, or an option of the command line.
 *
 * @param line from 1; 0 where there are no lines
 */
public record Place(String source, int line, int column) {

  /** A source of a single line, such as an option of the command line. */
  public static Place of(String source) {
    return new Place(source, 0, 0);
  }

  /** A place in it; itself where there are no lines. */
  Place at(int newLine, int newColumn) {
    return line == 0 ? this : new Place(source, newLine, newColumn);
  }

  @Override
  public String toString() {
    return line == 0 ? source : source + ":" + line + ":" + column;
  }
}
