package warlab.players.tree;

/** Sorts items by keys that lie beside them, without allocating. */
public final class KeyedSort {
  /** For Shell's sort: a wide board has thousands of moves (Ciura 2001). */
  private static final int[] GAPS = {1750, 701, 301, 132, 57, 23, 10, 4, 1};

  private KeyedSort() {}

  /** Brings the items in {@code [from, end)}, and their keys, in order: greatest key first. */
  public static void sort(long[] keys, int[] items, int from, int end) {
    for (int gap : GAPS) {
      if (gap == 1 || gap < (end - from) / 2) {
        insertByGap(keys, items, from, end, gap);
      }
    }
  }

  private static void insertByGap(long[] keys, int[] items, int from, int end, int gap) {
    for (int i = from + gap; i < end; i++) {
      int item = items[i];
      long key = keys[i];
      int to = i;
      // What lies gap, 2 gap, ... before i is in order; what comes after this one moves up.
      while (to >= from + gap && key > keys[to - gap]) {
        items[to] = items[to - gap];
        keys[to] = keys[to - gap];
        to -= gap;
      }
      items[to] = item;
      keys[to] = key;
    }
  }
}
