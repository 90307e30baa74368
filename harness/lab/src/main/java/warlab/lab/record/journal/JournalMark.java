package warlab.lab.record.journal;

/** How many bytes of each file of a journal belong to committed pairs. */
public record JournalMark(long games, long moves, long timings) {
  public static final JournalMark START = new JournalMark(0, 0, 0);
}
