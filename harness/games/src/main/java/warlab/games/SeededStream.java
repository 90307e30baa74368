package warlab.games;

/**
 * A seeded stream of random numbers (SplitMix64, Steele, Lea and Flood 2014). Generator and bounded
 * draws are ours, so that no JDK upgrade changes an old result, and the n-th value of a seed is a
 * pure function: work on any thread needs no shared generator.
 *
 * <p>A stream remembers whether it was ever asked for something with more than one possible answer:
 * what happens without that could not have happened otherwise.
 */
public final class SeededStream {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;
  private boolean drawn;

  public SeededStream(long seed) {
    state = seed;
  }

  /** Becomes as if just made with this seed. */
  public void restart(long seed) {
    state = seed;
    drawn = false;
  }

  /** Goes on with the values of this seed; that it was asked before is not forgotten. */
  public void reseed(long seed) {
    state = seed;
  }

  /** The value at {@code index} of the stream of {@code seed}, counted from 0. */
  public static long valueAt(long seed, long index) {
    return mix(seed + (index + 1) * GOLDEN_GAMMA);
  }

  /** A seed made of several numbers; every one of them, and their order, matters. */
  public static long derive(long seed, long... parts) {
    // The seed is mixed once more than a part, so that seed and first part cannot change places.
    long derived = mix(seed + GOLDEN_GAMMA);
    for (long part : parts) {
      derived = mix((derived ^ part) + GOLDEN_GAMMA);
    }
    return derived;
  }

  /** Whether anything was asked that had more than one possible answer. */
  public boolean hasDrawn() {
    return drawn;
  }

  public long nextLong() {
    drawn = true;
    return next();
  }

  /** Passes over a value that nobody needs. */
  public void skip() {
    state += GOLDEN_GAMMA;
  }

  private long next() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /** Uniform in 0 to {@code bound - 1}, without bias (Lemire 2019, on 32 bits). */
  public int nextInt(int bound) {
    if (bound > 1) {
      drawn = true;
    }
    // The high half of a product is a draw without division. Its low half tells the few draws that
    // would favour some values: those are made again, and only then is a remainder taken.
    long product = (next() >>> 32) * bound;
    long low = product & 0xffffffffL;
    if (low < bound) {
      long threshold = (1L << 32) % bound;
      while (low < threshold) {
        product = (next() >>> 32) * bound;
        low = product & 0xffffffffL;
      }
    }
    return (int) (product >>> 32);
  }

  /** Uniform in [0, 1), with 53 bits. */
  public double nextDouble() {
    // A double holds 53 bits: the upper ones, which SplitMix mixes best.
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  /**
   * The inner state: together with {@link #reseed} it saves and restores a stream. Whoever has it
   * knows all values to come, so asking for it is a draw.
   */
  public long state() {
    drawn = true;
    return state;
  }

  private static long mix(long value) {
    long z = value;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
