package warlab.games.tankwars;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.Outcome;
import warlab.games.SeededStream;
import warlab.games.tankwars.world.Attributes;
import warlab.games.tankwars.world.RuleProfile;
import warlab.games.tankwars.world.Units;

class TankPositionTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void undoRestoresThePositionAndItsKey(long seed) {
    TankPosition position = Matches.after(150, seed % 2 == 0 ? "border" : "skirmish", seed);
    SeededStream stream = new SeededStream(seed);
    int depth = 60;
    String[] texts = new String[depth];
    long[] keys = new long[depth];
    int played = 0;
    for (; played < depth && !position.isOver(); played++) {
      texts[played] = Matches.GAME.notation().position(position);
      keys[played] = position.key();
      position.play(Matches.randomMove(position, stream));
    }
    while (played-- > 0) {
      position.undo();
      assertThat(position.key()).isEqualTo(keys[played]);
      assertThat(Matches.GAME.notation().position(position)).isEqualTo(texts[played]);
    }
  }

  @Test
  void historyMayBeForgottenInTheMiddleOfAGame() {
    TankPosition position = Matches.parse("border");
    position.play(TankMove.wait(3, TankMove.LONG_WAIT));
    position.keepHistory(true);
    long key = position.key();
    for (int i = 0; i < 3; i++) {
      Matches.waitLong(position);
    }
    for (int i = 0; i < 3; i++) {
      position.undo();
    }
    assertThat(position.key()).isEqualTo(key);
    assertThat(position.movesPlayed()).isEqualTo(1);
  }

  /** One row, its bases, the winner when nobody does anything, and how that is told. */
  @ParameterizedTest
  @CsvSource({
    "BDDDDDDDD, FIRST_WINS, red wins by iteration-cap at iteration 20",
    "DDDDDDDDB, SECOND_WINS, blue wins by iteration-cap at iteration 20",
    "BDDDDDDDB, DRAW, draw by iteration-cap at iteration 20"
  })
  void theOutcomeIsThatOfTheReferee(String row, Outcome outcome, String told) {
    Options short20 = Options.of(Matches.GAME.options(), Map.of("iterationCap", 20L));
    TankPosition position = Matches.GAME.parse("9x1||" + row + "|1T0.0,2T8.0", short20);
    while (!position.isOver()) {
      Matches.waitLong(position);
    }
    assertThat(position.outcome()).isEqualTo(outcome);
    assertThat(Matches.GAME.notation().result(position)).isEqualTo(told);
    assertThat(position.whyIllegal(TankMove.wait(0, TankMove.LONG_WAIT)))
        .isEqualTo("the game is over");
  }

  @ParameterizedTest
  @EnumSource(RuleProfile.class)
  void theProfileIsAnOption(RuleProfile profile) {
    String name = profile.name().toLowerCase(Locale.ROOT);
    Options options = Options.of(Matches.GAME.options(), Map.of("profile", name));
    assertThat(Matches.GAME.start(options).world().attributes()).isSameAs(Attributes.of(profile));
  }

  @Test
  void keysTellPositionsApart() {
    Set<Long> keys = new HashSet<>();
    TankPosition position = Matches.parse("border");
    position.keepHistory(false);
    SeededStream stream = new SeededStream(3);
    int count = 0;
    for (; count < 2000 && !position.isOver(); count++) {
      keys.add(position.key());
      position.play(Matches.randomMove(position, stream));
    }
    assertThat(keys).hasSize(count);
  }

  @Test
  void ordersInOneGapTranspose() {
    TankPosition one = Matches.parse("border");
    TankPosition two = Matches.parse("border");
    Matches.order(one, "MOVE 0 3 1 3");
    Matches.order(two, "WAIT 0 3");
    assertThat(one.key()).isNotEqualTo(two.key());
    TankPosition again = Matches.parse("border");
    Matches.order(again, "MOVE 0 3 1 3");
    assertThat(again.key()).isEqualTo(one.key());
  }

  @ParameterizedTest
  @ValueSource(strings = {"border", "river", "skirmish", "random~9x6:5"})
  void everyListedMoveIsLegalAndTheWholeListIsComplete(String map) {
    for (long seed = 0; seed < 20; seed++) {
      TankPosition position = Matches.after((int) (40 * seed), map, seed);
      MoveStack all = new MoveStack();
      int count = position.legalMoves(all);
      assertThat(count).isLessThanOrEqualTo(position.maxMoves());
      Set<Integer> legal = new HashSet<>();
      for (int i = 0; i < count; i++) {
        legal.add(all.get(i));
        assertThat(position.whyIllegal(all.get(i))).isNull();
      }
      assertThat(legal).hasSize(count);
      MoveStack pruned = new MoveStack();
      int listed = position.listedMoves(TankPosition.PRUNED, pruned);
      assertThat(listed > 0).isEqualTo(!position.isOver());
      assertThat(legal).containsAll(IntStream.range(0, listed).mapToObj(pruned::get).toList());
      assertThat(countLegalOfAllInts(position)).isEqualTo(count);
    }
  }

  private static int countLegalOfAllInts(TankPosition position) {
    if (position.isOver()) {
      return 0;
    }
    int tile = position.world().units().tile(position.askedUnit());
    int legal = 0;
    for (int what = 0; what < 4; what++) {
      for (int target = 0; target < 1024; target++) {
        legal += position.whyIllegal(TankMove.pack(what, tile, target)) == null ? 1 : 0;
      }
    }
    return legal;
  }

  @Test
  void aCopyIsEqualAndIndependent() {
    TankPosition position = Matches.after(100, "border", 9);
    TankPosition copy = position.copy();
    assertThat(copy.key()).isEqualTo(position.key());
    copy.play(Matches.randomMove(copy, new SeededStream(1)));
    assertThat(copy.key()).isNotEqualTo(position.key());
    position.copyFrom(copy);
    assertThat(copy.key()).isEqualTo(position.key());
  }

  @Test
  void aPositionTakesOverAnotherMap() {
    TankPosition position = Matches.after(50, "skirmish", 9);
    TankPosition other = Matches.after(80, "river", 2);
    position.copyFrom(other);
    assertThat(position.key()).isEqualTo(other.key());
    SeededStream one = new SeededStream(4);
    SeededStream two = new SeededStream(4);
    for (int i = 0; i < 200; i++) {
      other.play(Matches.randomMove(other, one));
      position.play(Matches.randomMove(position, two));
    }
    assertThat(position.key()).isEqualTo(other.key());
  }

  @Test
  void sameSeedSameGameOnAnyThread() {
    long[] hashes = IntStream.range(0, 8).parallel().mapToLong(i -> gameHash(77)).toArray();
    assertThat(Arrays.stream(hashes).distinct()).hasSize(1);
    assertThat(gameHash(78)).isNotEqualTo(hashes[0]);
  }

  private static long gameHash(long seed) {
    TankPosition position = Matches.parse("skirmish");
    position.seedDice(seed);
    position.keepHistory(false);
    SeededStream stream = new SeededStream(5);
    long hash = 0;
    while (!position.isOver()) {
      hash = 31 * hash + position.key();
      position.play(Matches.randomMove(position, stream));
    }
    return 31 * hash + position.key();
  }

  @Test
  void everyGameEndsByARuleAndAtTheCapAtTheLatest() {
    Set<String> endings = new HashSet<>();
    for (long seed = 0; seed < 30; seed++) {
      TankPosition position = Matches.after(Integer.MAX_VALUE, "skirmish", seed);
      assertThat(position.isOver()).isTrue();
      assertThat(position.world().counter()).isLessThanOrEqualTo(5400);
      assertThat(position.legalMoves(new MoveStack())).isZero();
      assertThat(position.askedUnit()).isEqualTo(-1);
      endings.add(position.ending().id());
    }
    assertThat(endings)
        .isSubsetOf("elimination", "nobody-left", "domination", "iteration-cap")
        .contains("iteration-cap");
  }

  @Test
  void diceTellWhetherTheyWereRolledSinceTheyWereSeeded() {
    assertThat(Matches.after(0, "skirmish", 1).hasDrawn()).isFalse();
    TankPosition played = Matches.after(Integer.MAX_VALUE, "skirmish", 1);
    assertThat(played.hasDrawn()).isTrue();
    played.seedDice(1);
    assertThat(played.hasDrawn()).isFalse();
  }

  @Test
  void seedingTheDiceDrawsNewIds() {
    TankPosition one = Matches.parse("border");
    TankPosition two = Matches.parse("border");
    one.seedDice(1);
    two.seedDice(2);
    assertThat(one.key()).isEqualTo(two.key());
    Units units = one.world().units();
    for (int unit = 0; unit < units.count(); unit++) {
      assertThat(units.id(unit)).isNotEqualTo(two.world().units().id(unit));
    }
  }

  @Test
  void walkingATreeAllocatesNothingOnceWarm() {
    TankPosition position = Matches.after(120, "border", 4);
    MoveStack stack = new MoveStack();
    for (int i = 0; i < 20; i++) {
      walk(position, stack, 3);
    }
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    long nodes = walk(position, stack, 3);
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(nodes).isGreaterThan(100);
    assertThat(allocated).isLessThan(1000);
  }

  private static long walk(TankPosition position, MoveStack stack, int depth) {
    if (depth == 0 || position.isOver()) {
      return 1;
    }
    int from = stack.size();
    int count = position.listedMoves(TankPosition.PRUNED, stack);
    long nodes = 1;
    for (int i = 0; i < count; i++) {
      position.play(stack.get(from + i));
      nodes += walk(position, stack, depth - 1) + (position.key() == 0 ? 1 : 0);
      position.undo();
    }
    stack.truncate(from);
    return nodes;
  }
}
