package warlab.lab.record;

/** Wall-clock nanoseconds of one game: a line of {@code timings.csv}, never in the journal. */
public record GameTiming(long game, long firstNanos, long secondNanos, long totalNanos) {}
