package warlab.games.tankwars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.MoveStack;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.games.tankwars.map.UnitKind;
import warlab.games.tankwars.world.Setup;
import warlab.games.tankwars.world.Sight;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/** What a view shows, and above all what it does not. */
class FogTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void unseenThingsChangeNothingInAView(long seed) {
    TankPosition position = Matches.after((int) (60 + 30 * seed), "border", seed);
    for (Side viewer : Side.values()) {
      TankPosition changed = position.copy();
      assertThat(changeUnseen(changed, viewer, new SeededStream(seed))).isPositive();
      assertThat(changed.key()).isNotEqualTo(position.key());
      TankPosition one = view(position, viewer);
      TankPosition two = view(changed, viewer);
      assertSameToTheEye(one, two);
      one.determinize(11);
      two.determinize(11);
      assertSameToTheEye(one, two);
    }
  }

  /** Every number that a player can read, and how the view goes on. */
  private static void assertSameToTheEye(TankPosition one, TankPosition two) {
    assertThat(two.key()).isEqualTo(one.key());
    assertThat(two.movesPlayed()).isEqualTo(one.movesPlayed());
    assertThat(two.sideToMove()).isEqualTo(one.sideToMove());
    assertThat(two.askedUnit()).isEqualTo(one.askedUnit());
    assertThat(two.isOver()).isEqualTo(one.isOver());
    assertThat(two.loop().referee().dominator()).isEqualTo(one.loop().referee().dominator());
    assertThat(Matches.GAME.notation().position(two))
        .isEqualTo(Matches.GAME.notation().position(one));
    assertThat(Matches.GAME.notation().board(two)).isEqualTo(Matches.GAME.notation().board(one));
    World a = one.world();
    World b = two.world();
    assertThat(b.nextEvent()).isEqualTo(a.nextEvent());
    for (int unit = 0; unit < a.units().count(); unit++) {
      assertThat(b.units().tile(unit)).isEqualTo(a.units().tile(unit));
      assertThat(b.units().id(unit)).isEqualTo(a.units().id(unit));
      assertThat(b.units().waitsUntil(unit)).isEqualTo(a.units().waitsUntil(unit));
    }
    for (int tile = 0; tile < a.board().tiles(); tile++) {
      for (int player = 1; player <= 2; player++) {
        assertThat(b.supply(player, tile)).isEqualTo(a.supply(player, tile));
      }
    }
    SeededStream stream = new SeededStream(3);
    SeededStream same = new SeededStream(3);
    for (int i = 0; i < 60 && one.askedUnit() >= 0; i++) {
      one.play(Matches.randomMove(one, stream));
      two.play(Matches.randomMove(two, same));
      assertThat(two.key()).isEqualTo(one.key());
    }
  }

  /** Changes enemies that a side does not see and adds one; returns how many things changed. */
  private static int changeUnseen(TankPosition position, Side viewer, SeededStream stream) {
    World world = position.world();
    Units units = world.units();
    int player = TankPosition.player(viewer);
    int enemy = TankPosition.player(viewer.opponent());
    Setup setup = new Setup(world);
    int changes = 0;
    for (int unit = 0; unit < units.count(); unit++) {
      if (!Sight.shows(world, player, unit)) {
        setup.health(unit, 1 + stream.nextInt(50)).ammunition(unit, 0.5f).demoralized(unit, true);
        changes++;
      }
    }
    for (int i = 0; i < world.baseCount(); i++) {
      int base = world.base(i);
      if (world.owner(base) != player && Sight.level(world, player, base) == Sight.FOG) {
        setup.owner(base, enemy - world.owner(base));
        changes++;
      }
    }
    for (int tile = 0; tile < world.board().tiles(); tile++) {
      if (world.unitAt(tile) < 0
          && world.ground(tile).isOpen()
          && Sight.level(world, player, tile) == Sight.FOG
          && stream.nextInt(10) == 0) {
        setup.unit(enemy, UnitKind.TANK, tile);
        changes++;
      }
    }
    world.dice().seed(stream.nextLong());
    return changes;
  }

  @Test
  void aViewHoldsOwnUnitsAndSeenEnemiesExactlyAndNoOthers() {
    for (long seed = 0; seed < 30; seed++) {
      TankPosition position = Matches.after((int) (50 * seed), "border", seed);
      for (Side viewer : Side.values()) {
        TankPosition view = view(position, viewer);
        int player = TankPosition.player(viewer);
        for (int tile = 0; tile < position.world().board().tiles(); tile++) {
          int unit = position.world().unitAt(tile);
          boolean shown = unit >= 0 && Sight.shows(position.world(), player, unit);
          int seen = view.world().unitAt(tile);
          assertThat(seen >= 0).isEqualTo(shown);
          if (shown) {
            assertSameUnit(position.world(), unit, view.world(), seen, player);
          }
          assertThat(view.world().ground(tile)).isEqualTo(position.world().ground(tile));
          assertThat(view.world().owner(tile))
              .isEqualTo(Sight.shownOwner(position.world(), player, tile));
          assertThat(view.world().supply(player, tile))
              .isEqualTo(position.world().supply(player, tile));
          assertThat(view.world().supply(3 - player, tile)).isZero();
        }
        assertThat(view.world().basesOwned(player)).isEqualTo(position.world().basesOwned(player));
        assertThat(view.world().basesOwned(3 - player)).isEqualTo(shownBases(view, 3 - player));
      }
    }
  }

  private static int shownBases(TankPosition view, int player) {
    World world = view.world();
    return (int)
        IntStream.range(0, world.baseCount())
            .filter(index -> world.owner(world.base(index)) == player)
            .count();
  }

  private static void assertSameUnit(World world, int unit, World seen, int seenUnit, int viewer) {
    Units units = world.units();
    Units shown = seen.units();
    assertThat(shown.id(seenUnit)).isEqualTo(units.id(unit));
    assertThat(shown.health(seenUnit)).isEqualTo(units.health(unit));
    assertThat(shown.isDemoralized(seenUnit)).isEqualTo(units.isDemoralized(unit));
    assertThat(shown.row(seenUnit)).isEqualTo(units.row(unit));
    boolean own = units.player(unit) == viewer;
    assertThat(shown.waitsUntil(seenUnit)).isEqualTo(own ? units.waitsUntil(unit) : 0);
    if (own || units.isIdle(unit) || units.start(unit) < world.counter()) {
      assertThat(shown.activity(seenUnit)).isEqualTo(units.activity(unit));
      assertThat(shown.end(seenUnit)).isEqualTo(units.end(unit));
      assertThat(seen.ammunition(seenUnit)).isEqualTo(world.ammunition(unit));
    } else {
      assertThat(shown.isIdle(seenUnit)).isTrue();
    }
  }

  /** Tiles of the shooter and its target, and whether the position was written and read between. */
  @ParameterizedTest
  @CsvSource({"0, 4, false", "4, 0, false", "0, 4, true", "4, 0, true"})
  void ordersOfTheSameGapAreNotShown(int shooter, int target, boolean read) {
    String units = shooter == 0 ? "1T0.0,2T2.0" : "2T0.0,1T2.0";
    TankPosition position = Matches.parse("8x2||DDDDDDDD/BDDDDDDB|" + units);
    TankPosition before = view(position, Side.SECOND);
    position.play(TankMove.fire(shooter, target));
    assertThat(position.sideToMove()).isEqualTo(Side.SECOND);
    if (read) {
      position = Matches.parse(Matches.GAME.notation().position(position));
    }
    TankPosition after = view(position, Side.SECOND);
    assertThat(after.key()).isEqualTo(before.key());
    assertThat(after.world().ammunition(after.world().unitAt(shooter))).isEqualTo(3f);
    TankPosition own = view(position, Side.FIRST);
    assertThat(own.world().units().isIdle(own.world().unitAt(shooter))).isFalse();
    position.play(TankMove.wait(target, TankMove.LONG_WAIT));
    TankPosition later = view(position, Side.SECOND);
    assertThat(later.world().units().isIdle(later.world().unitAt(shooter))).isFalse();
  }

  @Test
  void whatUnseenUnitsAreBusyWithIsNotShown() {
    TankPosition one = Matches.parse("15x1||" + "D".repeat(14) + "B|1T0.0,2T14.0");
    TankPosition two = one.copy();
    one.play(TankMove.wait(0, TankMove.LONG_WAIT));
    one.play(TankMove.wait(14, TankMove.LONG_WAIT));
    two.play(TankMove.wait(0, TankMove.LONG_WAIT));
    two.play(TankMove.move(14, 13));
    assertThat(two.world().nextEvent()).isNotEqualTo(one.world().nextEvent());
    assertSameToTheEye(view(one, Side.FIRST), view(two, Side.FIRST));
  }

  @Test
  void aViewWrittenOverAWholeWorldForgetsTheSupplyOfTheEnemy() {
    TankPosition position = Matches.parse("8x2||DDDDDDDD/BDDDDDDB|1T0.1,2T7.1");
    int base = position.world().board().tile(7, 1);
    TankPosition view = position.copy();
    assertThat(view.world().supply(2, base)).isEqualTo(1);
    position.viewInto(Side.FIRST, view);
    assertThat(view.world().supply(2, base)).isZero();
    assertThat(view.world().supply(1, base)).isEqualTo(position.world().supply(1, base));
  }

  @Test
  void howFastAnEnemyLoadsIsNotShown() {
    TankPosition position = Matches.parse("8x2||DDDDDDDD/BDDDDDDB|1T1.0,2T0.1");
    int enemy = position.world().unitAt(1);
    new Setup(position.world()).ammunition(enemy, 0.5f);
    assertThat(position.world().updatesToShot(enemy, 1000)).isLessThan(40);
    World view = view(position, Side.FIRST).world();
    assertThat(view.ammunition(view.unitAt(1))).isEqualTo(0.5f);
    assertThat(view.updatesToShot(view.unitAt(1), 1000)).isEqualTo(1000);
  }

  @Test
  void inAViewTheViewerIsAskedFirst() {
    TankPosition position = Matches.parse("8x2||DDDDDDDD/BDDDDDDB|1T0.0,2T2.0");
    assertThat(view(position, Side.SECOND).sideToMove()).isEqualTo(Side.SECOND);
    assertThat(view(position, Side.FIRST).sideToMove()).isEqualTo(Side.FIRST);
  }

  @Test
  void aViewIsNotOverBecauseNoEnemyIsSeen() {
    TankPosition position = Matches.parse("border");
    TankPosition view = view(position, Side.FIRST);
    assertThat(view.world().units().count()).isEqualTo(3);
    assertThat(view.isOver()).isFalse();
    assertThat(view.legalMoves(new MoveStack())).isPositive();
    SeededStream stream = new SeededStream(1);
    for (int i = 0; i < 200; i++) {
      view.play(Matches.randomMove(view, stream));
    }
    assertThat(view.isOver()).isFalse();
  }

  @Test
  void aViewHasNoDiceAndCannotForeseeThem() {
    TankPosition position = Matches.after(100, "border", 3);
    TankPosition other = position.copy();
    other.world().dice().seed(99);
    TankPosition one = view(position, Side.FIRST);
    TankPosition two = view(other, Side.FIRST);
    assertThat(one.world().dice().areRolled()).isFalse();
    assertSameToTheEye(one, two);
  }

  @Test
  void aGuessIsAWholeWorldThatShowsTheViewerTheSame() {
    for (long seed = 0; seed < 40; seed++) {
      TankPosition position = Matches.after((int) (20 * seed), "border", seed);
      Side viewer = position.sideToMove();
      TankPosition view = view(position, viewer);
      TankPosition guess = view.copy();
      guess.determinize(seed);
      assertThat(guess.isOver()).isFalse();
      assertThat(guess.sideToMove()).isEqualTo(viewer);
      assertThat(guess.world().dice().areRolled()).isTrue();
      assertThat(guess.loop().referee().viewer()).isZero();
      assertThat(guess.world().units().count()).isGreaterThan(3);
      TankPosition again = view(guess, viewer);
      assertThat(again.key()).isEqualTo(view.key());
    }
  }

  @Test
  void guessesDifferBySeed() {
    TankPosition view = view(Matches.parse("border"), Side.FIRST);
    TankPosition one = view.copy();
    TankPosition two = view.copy();
    one.determinize(1);
    two.determinize(2);
    assertThat(one.key()).isNotEqualTo(two.key());
  }

  private static TankPosition view(TankPosition position, Side viewer) {
    TankPosition view = Matches.parse("skirmish");
    position.viewInto(viewer, view);
    return view;
  }
}
