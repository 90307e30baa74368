package warlab.lab;

/** Tells which 64-bit hashes are new, without boxing: a HashSet takes about 60 bytes for each. */
public final class DistinctHashes {
  private long[] hashes = new long[64];
  private boolean[] taken = new boolean[64];
  private int count;

  /** Whether the hash is new. */
  public boolean add(long hash) {
    int slot = slot(hash);
    if (taken[slot]) {
      return false;
    }
    put(slot, hash);
    if (++count > hashes.length / 4 * 3) {
      grow();
    }
    return true;
  }

  private void grow() {
    long[] oldHashes = hashes;
    boolean[] oldTaken = taken;
    hashes = new long[2 * oldHashes.length];
    taken = new boolean[2 * oldTaken.length];
    for (int i = 0; i < oldHashes.length; i++) {
      if (oldTaken[i]) {
        put(slot(oldHashes[i]), oldHashes[i]);
      }
    }
  }

  private void put(int slot, long hash) {
    hashes[slot] = hash;
    taken[slot] = true;
  }

  /** Where the hash is, or the empty slot where it belongs. */
  private int slot(long hash) {
    int mask = hashes.length - 1;
    // Keys of a board may differ in few bits; the product with the golden ratio spreads them.
    int slot = (int) ((hash * 0x9e3779b97f4a7c15L) >>> 32) & mask;
    while (taken[slot] && hashes[slot] != hash) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
