package warlab.players.alphabeta;

import java.util.Arrays;

/**
 * What a search found out about positions, two entries to a bucket. An entry is a pair of longs
 * side by side: key, generation, depth and bound in the first, score and move in the second. An
 * entry of another generation does not exist, neither for finding nor for replacing, so a game that
 * starts with a new generation cannot tell what was played before.
 */
final class TranspositionTable {
  static final int BYTES_PER_ENTRY = 2 * Long.BYTES;

  /** No entry; also no move. */
  static final int NONE = -1;

  /** The score is exactly, at least, or at most the one stored. */
  static final int EXACT = 0;

  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  private static final int BOUND_MASK = 3;
  private static final int DEPTH_SHIFT = 2;
  private static final int DEPTH_MASK = 0xff;
  private static final int GENERATION_SHIFT = 10;
  private static final int GENERATIONS = 1 << 12;

  /** The key's low bits are not stored: they choose the bucket. */
  private static final long KEY = -1L << 22;

  /** Key and generation: what must agree for an entry to be found. */
  private static final long IDENTITY = -1L << GENERATION_SHIFT;

  private static final long GENERATION = IDENTITY & ~KEY;

  private long[] words = new long[0];
  private int bucketMask;
  private int generation;
  private long stamp;

  /** Empties the table. */
  void reset() {
    generation++;
    // Emptying by a stamp costs nothing; only when stamps run out, once in 4,095 games, all is
    // wiped.
    if (generation == GENERATIONS) {
      Arrays.fill(words, 0);
      generation = 1;
    }
    stamp = (long) generation << GENERATION_SHIFT;
  }

  /** Makes an empty table hold {@code 2^bits} entries. */
  void fit(int bits) {
    int length = 2 << bits;
    if (words.length < length) {
      words = new long[length];
    }
    bucketMask = length - 4; // a bucket is two entries of two longs
  }

  /** The place of a position's entry, or {@link #NONE}. */
  int find(long key) {
    int bucket = bucket(key);
    if (isEntryOf(key, bucket)) {
      return bucket;
    }
    return isEntryOf(key, bucket + 2) ? bucket + 2 : NONE;
  }

  int depth(int place) {
    return (int) words[place] >>> DEPTH_SHIFT & DEPTH_MASK;
  }

  int bound(int place) {
    return (int) words[place] & BOUND_MASK;
  }

  int score(int place) {
    return (int) (words[place + 1] >>> 32);
  }

  int move(int place) {
    return (int) words[place + 1];
  }

  /** Stores a result: over the same position's, else in a free entry, else over the shallower. */
  void store(long key, int depth, int bound, int score, int move) {
    int place = placeFor(key);
    int known = bound;
    // The same depth searched with the window below and the one above: now the score is exact.
    if (isEntryOf(key, place) && isOtherBound(place, depth, bound, score)) {
      known = EXACT;
    }
    words[place] = (key & KEY) | stamp | (long) depth << DEPTH_SHIFT | known;
    words[place + 1] = (long) score << 32 | (move & 0xffffffffL);
  }

  /** "At least" and "at most" the same score meet: proofs of ties bring many such pairs. */
  private boolean isOtherBound(int place, int depth, int bound, int score) {
    return depth(place) == depth && score(place) == score && bound(place) != bound;
  }

  private int placeFor(long key) {
    int first = bucket(key);
    int second = first + 2;
    if (isEntryOf(key, first) || isFree(first)) {
      return first;
    }
    if (isEntryOf(key, second) || isFree(second)) {
      return second;
    }
    return depth(first) <= depth(second) ? first : second;
  }

  private boolean isEntryOf(long key, int place) {
    return ((words[place] ^ ((key & KEY) | stamp)) & IDENTITY) == 0;
  }

  private boolean isFree(int place) {
    return ((words[place] ^ stamp) & GENERATION) != 0;
  }

  private int bucket(long key) {
    return (int) key << 2 & bucketMask;
  }
}
