package warlab.lab.statistics.sample;

/** Counts how many different 64-bit hashes were seen, without boxing: 8 to 16 bytes for each. */
public final class DistinctHashes {
  private long[] table = new long[64];
  private int occupied;
  private boolean zero;

  /** Whether the hash is new. */
  public boolean add(long hash) {
    if (hash == 0) {
      boolean isNew = !zero;
      zero = true;
      return isNew;
    }
    int slot = slot(table, hash);
    if (table[slot] == hash) {
      return false;
    }
    table[slot] = hash;
    occupied++;
    if (occupied > table.length / 4 * 3) {
      grow();
    }
    return true;
  }

  public int count() {
    return occupied + (zero ? 1 : 0);
  }

  private void grow() {
    long[] larger = new long[2 * table.length];
    for (long hash : table) {
      if (hash != 0) {
        larger[slot(larger, hash)] = hash;
      }
    }
    table = larger;
  }

  /** Where the hash is, or the empty slot where it belongs. */
  private static int slot(long[] table, long hash) {
    int mask = table.length - 1;
    int slot = (int) ((hash * 0x9e3779b97f4a7c15L) >>> 32) & mask;
    while (table[slot] != 0 && table[slot] != hash) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
