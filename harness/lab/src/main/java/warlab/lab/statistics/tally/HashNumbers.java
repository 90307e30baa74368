package warlab.lab.statistics.tally;

import java.util.Arrays;

/** Numbers different 64-bit hashes from 0 in the order in which they first come, unboxed. */
final class HashNumbers {
  private static final int FREE = -1;

  private long[] hashes = new long[64];
  private int[] numbers = filled(64);
  private int count;

  /** The number of a hash, a new one if it was not seen before. */
  int numberOf(long hash) {
    int slot = slot(hash);
    if (numbers[slot] != FREE) {
      return numbers[slot];
    }
    hashes[slot] = hash;
    numbers[slot] = count++;
    if (count > hashes.length / 4 * 3) {
      grow();
    }
    return count - 1;
  }

  private void grow() {
    long[] oldHashes = hashes;
    int[] oldNumbers = numbers;
    hashes = new long[2 * oldHashes.length];
    numbers = filled(hashes.length);
    for (int i = 0; i < oldHashes.length; i++) {
      if (oldNumbers[i] != FREE) {
        int slot = slot(oldHashes[i]);
        hashes[slot] = oldHashes[i];
        numbers[slot] = oldNumbers[i];
      }
    }
  }

  private int slot(long hash) {
    int mask = hashes.length - 1;
    int slot = (int) ((hash * 0x9e3779b97f4a7c15L) >>> 32) & mask;
    while (numbers[slot] != FREE && hashes[slot] != hash) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private static int[] filled(int length) {
    int[] numbers = new int[length];
    Arrays.fill(numbers, FREE);
    return numbers;
  }
}
