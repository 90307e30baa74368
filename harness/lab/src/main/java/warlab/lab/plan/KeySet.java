package warlab.lab.plan;

/** A growing set of 64-bit keys in one array: 16 bytes a key, where a HashSet takes about 60. */
final class KeySet {
  private long[] table = new long[1024];
  private int size;
  private boolean hasZero;

  /** Whether the key was new. */
  boolean add(long key) {
    if (key == 0) { // stands for an empty place in the table
      boolean isNew = !hasZero;
      hasZero = true;
      return isNew;
    }
    if (2 * size >= table.length) {
      grow();
    }
    boolean isNew = insert(key);
    size += isNew ? 1 : 0;
    return isNew;
  }

  private boolean insert(long key) {
    int mask = table.length - 1;
    int at = (int) (key ^ (key >>> 32)) & mask;
    while (table[at] != 0) {
      if (table[at] == key) {
        return false;
      }
      at = (at + 1) & mask;
    }
    table[at] = key;
    return true;
  }

  private void grow() {
    long[] old = table;
    table = new long[2 * old.length];
    for (long key : old) {
      if (key != 0) {
        insert(key);
      }
    }
  }
}
