package warlab.lab.kind;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import warlab.lab.record.GameRecord;
import warlab.lab.record.journal.JournalReader;

/** Scores of pairs, to compare what several players did from the same openings. */
public final class PairScores {
  private PairScores() {}

  /** Of each pairing, the points per game of its {@code a} by pair; half a pair counts for half. */
  public static List<Map<Integer, Double>> of(int pairings, Path folder) {
    List<Map<Integer, Double>> scores =
        Stream.<Map<Integer, Double>>generate(TreeMap::new).limit(pairings).toList();
    try (JournalReader journal = new JournalReader(folder)) {
      for (GameRecord game = journal.next(); game != null; game = journal.next()) {
        // Half points of two games.
        scores
            .get(game.id().pairing())
            .merge(game.id().pair(), game.halfPointsOfA() / 4.0, Double::sum);
      }
    }
    return scores;
  }
}
