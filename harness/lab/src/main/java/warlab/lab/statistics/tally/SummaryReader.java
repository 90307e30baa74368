package warlab.lab.statistics.tally;

import warlab.lab.config.ExperimentConfig;
import warlab.lab.record.GameRecord;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.statistics.summary.Summary;

/** Adds up the games of a results folder. */
public final class SummaryReader {

  private SummaryReader() {}

  /**
   * The summary of all whole pairs in a folder; moves and times may be missing.
   *
   * @throws ResultsException when a file is damaged or belongs to another experiment
   */
  public static Summary of(ExperimentConfig config, ResultsFolder folder) {
    SummaryBuilder builder = new SummaryBuilder(config);
    try (JournalReader journal = JournalReader.forReport(folder.path())) {
      for (GameRecord game = journal.next(); game != null; game = journal.next()) {
        add(game, journal, builder);
      }
    }
    return builder.build();
  }

  private static void add(GameRecord game, JournalReader journal, SummaryBuilder builder) {
    try {
      builder.add(game, journal.readTiming(), journal.readMoves());
    } catch (IllegalArgumentException stray) {
      throw new ResultsException(
          "games.csv line " + journal.lineNumber() + ": " + stray.getMessage());
    }
  }
}
