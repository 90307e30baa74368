package warlab.lab;

/**
 * Counts how many different 64-bit hashes were seen and numbers them from 0 in the order in which
 * they came, without boxing: 16 to 32 bytes for each, where a HashSet takes about 60.
 */
public final class DistinctHashes {
  private long[] hashes = new long[64];

  /** One more than the number of the hash in the same slot; 0 where there is none. */
  private int[] places = new int[64];

  private int count;

  /** Whether the hash is new. */
  public boolean add(long hash) {
    int before = count;
    intern(hash);
    return count > before;
  }

  /** The number of a hash, which is added if it is new. */
  public int intern(long hash) {
    int slot = slot(hash);
    if (places[slot] != 0) {
      return places[slot] - 1;
    }
    put(slot, hash, ++count);
    if (count > hashes.length / 4 * 3) {
      grow();
    }
    return count - 1;
  }

  public int count() {
    return count;
  }

  private void grow() {
    long[] oldHashes = hashes;
    int[] oldPlaces = places;
    hashes = new long[2 * oldHashes.length];
    places = new int[2 * oldPlaces.length];
    for (int i = 0; i < oldHashes.length; i++) {
      if (oldPlaces[i] != 0) {
        put(slot(oldHashes[i]), oldHashes[i], oldPlaces[i]);
      }
    }
  }

  private void put(int slot, long hash, int place) {
    hashes[slot] = hash;
    places[slot] = place;
  }

  /** Where the hash is, or the empty slot where it belongs. */
  private int slot(long hash) {
    int mask = hashes.length - 1;
    // Keys of a board may differ in few bits; the product with the golden ratio spreads them.
    int slot = (int) ((hash * 0x9e3779b97f4a7c15L) >>> 32) & mask;
    while (places[slot] != 0 && hashes[slot] != hash) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
