package warlab.lab.record.journal;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.Opening;

/** The openings of a run as its folder tells them: how many, and those that somebody asked for. */
public final class OpeningList {
  private final Map<Integer, Opening> kept = new HashMap<>();
  private int size;

  /** Reads all and keeps the wanted ones: a long run has millions. */
  public OpeningList(Path folder, IntPredicate wanted) {
    try (RecordReader<Opening> openings = new RecordReader<>(folder, OpeningsCsv.FILE)) {
      Opening opening = OpeningsCsv.next(openings, size);
      while (opening != null) {
        if (wanted.test(size)) {
          kept.put(size, opening);
        }
        opening = OpeningsCsv.next(openings, ++size);
      }
    }
  }

  /**
   * Keeps the wanted ones of a list that is known to be whole, and reads little else: its rows are
   * numbered, so the first one is searched for.
   */
  public OpeningList(Path folder, int size, BitSet wanted) {
    this.size = size;
    try (RecordReader<Opening> openings = new RecordReader<>(folder, OpeningsCsv.FILE)) {
      int number = openings.skipNear(wanted.nextSetBit(0));
      for (; number < wanted.length(); number++) {
        Opening opening = OpeningsCsv.next(openings, number);
        if (opening == null) {
          break; // whoever needs it makes it again
        }
        if (wanted.get(number)) {
          kept.put(number, opening);
        }
      }
    }
  }

  public int size() {
    return size;
  }

  /** An opening that was asked for; {@code null} for any other. */
  public @Nullable Opening find(int number) {
    return kept.get(number);
  }
}
