package warlab.players.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;

class TranspositionTableTest {
  private static final int BITS = 10;
  private static final long KEY = 0x123456789abcdef0L;

  private final TranspositionTable table = new TranspositionTable();

  TranspositionTableTest() {
    table.reset();
    table.fit(BITS);
  }

  @Test
  void givesBackWhatWasStored() {
    table.store(KEY, 200, TranspositionTable.AT_LEAST, Integer.MIN_VALUE + 5, -77);
    int place = table.find(KEY);
    assertThat(table.depth(place)).isEqualTo(200);
    assertThat(table.bound(place)).isEqualTo(TranspositionTable.AT_LEAST);
    assertThat(table.score(place)).isEqualTo(Integer.MIN_VALUE + 5);
    assertThat(table.move(place)).isEqualTo(-77);
  }

  @Test
  void doesNotTakeOneKeyForAnother() {
    table.store(KEY, 3, TranspositionTable.EXACT, 1, 1);
    SeededStream stream = new SeededStream(1);
    for (int i = 0; i < 100_000; i++) {
      assertThat(table.find(stream.nextLong())).isEqualTo(TranspositionTable.NONE);
    }
  }

  @Test
  void twoBoundsThatMeetAreExact() {
    table.store(KEY, 3, TranspositionTable.AT_LEAST, 40, 1);
    table.store(KEY, 3, TranspositionTable.AT_MOST, 40, 2);
    assertThat(table.bound(table.find(KEY))).isEqualTo(TranspositionTable.EXACT);
  }

  @Test
  void boundsOfDifferentDepthsDoNotMeet() {
    table.store(KEY, 3, TranspositionTable.AT_LEAST, 40, 1);
    table.store(KEY, 4, TranspositionTable.AT_MOST, 40, 2);
    assertThat(table.bound(table.find(KEY))).isEqualTo(TranspositionTable.AT_MOST);
  }

  @Test
  void keepsTheDeeperOfTwoWhenABucketIsFull() {
    long otherBucketMate = KEY ^ 1L << 40;
    long newcomer = KEY ^ 1L << 41;
    table.store(KEY, 9, TranspositionTable.EXACT, 1, 1);
    table.store(otherBucketMate, 2, TranspositionTable.EXACT, 2, 2);
    table.store(newcomer, 1, TranspositionTable.EXACT, 3, 3);
    assertThat(table.find(KEY)).isNotEqualTo(TranspositionTable.NONE);
    assertThat(table.find(otherBucketMate)).isEqualTo(TranspositionTable.NONE);
    assertThat(table.find(newcomer)).isNotEqualTo(TranspositionTable.NONE);
  }

  @Test
  void isEmptyInEveryNewGenerationAlsoWhenGenerationsRunOut() {
    for (int game = 0; game < 10_000; game++) {
      table.store(KEY, 200, TranspositionTable.EXACT, game, game);
      table.reset();
      assertThat(table.find(KEY)).isEqualTo(TranspositionTable.NONE);
    }
  }

  @Test
  void behavesTheSameInALargerArrayThatWasUsedBefore() {
    TranspositionTable used = new TranspositionTable();
    used.reset();
    used.fit(BITS + 4);
    SeededStream stream = new SeededStream(2);
    for (int i = 0; i < 50_000; i++) {
      used.store(stream.nextLong(), i & 63, TranspositionTable.EXACT, i, i);
    }
    used.reset();
    used.fit(BITS);
    for (int i = 0; i < 50_000; i++) {
      long key = stream.nextLong();
      used.store(key, i & 7, TranspositionTable.EXACT, i, i);
      table.store(key, i & 7, TranspositionTable.EXACT, i, i);
      long sought = SeededStream.valueAt(2, 50_000 + i / 2);
      assertThat(used.find(sought)).isEqualTo(table.find(sought));
    }
  }
}
