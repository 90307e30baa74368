package warlab.games.wargame;

/**
 * Hashes a position's few words by folded multiplication (the mixing step of wyhash). With all of a
 * board in four words this costs a few nanoseconds when a search asks, and nothing when it does
 * not, where keys carried along would cost up to eighteen table reads a blast.
 */
final class Keys {
  // The first hexadecimal digits of pi; any numbers without pattern do.
  private static final long SALT_0 = 0x243f6a8885a308d3L;
  private static final long SALT_1 = 0x13198a2e03707344L;
  private static final long SALT_2 = 0xa4093822299f31d0L;
  private static final long SALT_3 = 0x082efa98ec4e6c89L;
  private static final long SALT_4 = 0x452821e638d01377L;
  private static final long SALT_5 = 0xbe5466cf34e90c6cL;

  private Keys() {}

  static long of(long a, long b, long c, long d, long e) {
    long first = fold(a ^ SALT_0, b ^ SALT_1);
    long second = fold(c ^ SALT_2, d ^ SALT_3);
    return fold(first ^ second ^ SALT_4, e ^ first ^ SALT_5);
  }

  private static long fold(long a, long b) {
    // Both halves of the product: the high bits of the factors only show in the upper one.
    return Math.multiplyHigh(a, b) ^ a * b;
  }
}
