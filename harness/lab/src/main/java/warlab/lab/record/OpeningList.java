package warlab.lab.record;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** The openings of a run as its folder tells them: how many, and those that somebody asked for. */
public final class OpeningList {
  private final Map<Integer, Opening> kept = new HashMap<>();
  private int size;

  /** Reads all and keeps the wanted ones: a long run has millions. */
  OpeningList(Path folder, IntPredicate wanted) {
    try (CsvReader<Opening> openings = new CsvReader<>(folder, new OpeningsCsv())) {
      for (Opening opening : openings) {
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
