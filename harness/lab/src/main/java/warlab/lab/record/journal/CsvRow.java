package warlab.lab.record.journal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;
import warlab.lab.record.ResultsException;

/** One line of a CSV file, split into fields that are taken from left to right. */
public final class CsvRow {
  private static final int CHECK_BYTES = 9; // a comma and eight digits

  private final CsvFormat<?> format;
  private final long lineNumber;
  private final byte[] line;
  private final List<String> fields;
  private int next;

  CsvRow(CsvFormat<?> format, long lineNumber, byte[] line) {
    this.format = format;
    this.lineNumber = lineNumber;
    this.line = line;
    fields = split(new String(line, StandardCharsets.UTF_8));
    if (fields.size() != format.columns().size()) {
      throw broken(fields.size() + " fields where " + format.columns().size() + " are expected");
    }
    verifyCheck();
  }

  private static List<String> split(String text) {
    List<String> fields = new ArrayList<>(32);
    StringBuilder field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '"') {
        // The second of two quotes inside a quoted field closes and opens again: it is one quote.
        if (!quoted && i > 0 && text.charAt(i - 1) == '"') {
          field.append('"');
        }
        quoted = !quoted;
      } else if (letter == ',' && !quoted) {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(letter);
      }
    }
    fields.add(field.toString());
    return fields;
  }

  /** Refuses the line unless its last field is the CRC-32 of what stands before. */
  private void verifyCheck() {
    CRC32 crc = new CRC32();
    crc.update(line, 0, Math.max(0, line.length - CHECK_BYTES));
    String check = fields.get(fields.size() - 1);
    if (!check.equals(HexFormat.of().toHexDigits(crc.getValue(), CHECK_BYTES - 1))) {
      throw broken("the check does not fit, so the line was changed after it was written");
    }
  }

  String text() {
    return CsvText.unguarded(fields.get(next++));
  }

  /** Whether the next field is empty; takes it if so. */
  boolean skipsEmpty() {
    boolean empty = fields.get(next).isEmpty();
    if (empty) {
      next++;
    }
    return empty;
  }

  long number() {
    try {
      return Long.parseLong(fields.get(next++));
    } catch (NumberFormatException notNumber) {
      throw misread("a number");
    }
  }

  int integer() {
    long number = number();
    if (number != (int) number) {
      throw misread("a smaller number");
    }
    return (int) number;
  }

  long hex() {
    try {
      return Long.parseUnsignedLong(fields.get(next++), 16);
    } catch (NumberFormatException notHex) {
      throw misread("a hexadecimal number");
    }
  }

  /** That the field just taken is not what it should be. */
  ResultsException misread(String expected) {
    int column = next - 1;
    return broken(
        "column %s: %s expected, not '%s'"
            .formatted(format.columns().get(column), expected, fields.get(column)));
  }

  private ResultsException broken(String reason) {
    return new ResultsException(format.fileName() + " line " + lineNumber + ": " + reason);
  }
}
