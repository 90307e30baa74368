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
      size = keep(openings, 0, Integer.MAX_VALUE, wanted);
    }
  }

  /**
   * Keeps the wanted ones of a list that is known to be whole, and reads little else: its rows are
   * numbered, so the first one is searched for.
   */
  public OpeningList(Path folder, int size, BitSet wanted) {
    this.size = size;
    try (RecordReader<Opening> openings = new RecordReader<>(folder, OpeningsCsv.FILE)) {
      int from = openings.skipNear(wanted.nextSetBit(0));
      keep(openings, from, wanted.length(), wanted::get);
    }
  }

  /** Returns where it ended; whoever needs one that is not there makes it again. */
  private int keep(RecordReader<Opening> openings, int from, int to, IntPredicate wanted) {
    for (int number = from; number < to; number++) {
      Opening opening = OpeningsCsv.next(openings, number);
      if (opening == null) {
        return number;
      }
      if (wanted.test(number)) {
        kept.put(number, opening);
      }
    }
    return to;
  }

  public int size() {
    return size;
  }

  /** An opening that was asked for; {@code null} for any other. */
  public @Nullable Opening find(int number) {
    return kept.get(number);
  }
}
