package warlab.lab.record.journal;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.Opening;
import warlab.lab.record.ResultsException;

/** The openings of a run as its folder tells them: how many, and those that somebody asked for. */
public final class OpeningList {
  private final Map<Integer, Opening> kept = new HashMap<>();
  private int size;

  /** Reads all and keeps the wanted ones: a long run has millions. */
  public OpeningList(Path folder, IntPredicate wanted) {
    try (RecordReader<Opening> openings = new RecordReader<>(folder, OpeningsCsv.FILE)) {
      for (Opening opening = openings.next(); opening != null; opening = openings.next()) {
        if (opening.number() != size) {
          throw new ResultsException(
              "openings.csv line %d: opening %d where %d is expected"
                  .formatted(openings.lineNumber(), opening.number(), size));
        }
        if (wanted.test(size)) {
          kept.put(size, opening);
        }
        size++;
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
