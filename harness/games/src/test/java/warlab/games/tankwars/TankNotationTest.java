package warlab.games.tankwars;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Game;
import warlab.games.MoveStack;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.games.Registry;
import warlab.games.Side;
import warlab.games.tankwars.map.UnitKind;
import warlab.games.tankwars.world.World;

class TankNotationTest {
  private static final Notation NOTATION = Matches.GAME.notation();

  /** Both units are on their way. */
  private static final String BUSY =
      "at=1 map=9x1||BDDDDDDDD|1T1.0,2A7.0 units=100:3.0:M1.0>2.0@1-71,100:2.0:M7.0>6.0@1-151"
          + " owners=0.0:1 leader=1 played=1+1 dominated=1@1 view=0";

  @Test
  void theGameIsFoundByName() {
    Registry<Game> games = Registry.load(Game.class, Game.class.getClassLoader());
    assertThat(games.find("tank-wars")).isPresent();
    assertThat(Matches.GAME.sideName(Side.FIRST)).isEqualTo("red");
    assertThat(Matches.GAME.sideName(Side.SECOND)).isEqualTo("blue");
    assertThat(Matches.GAME.hidesInformation()).isTrue();
    assertThat(Matches.GAME.moveLists()).containsExactly("all", "pruned");
    assertThat(Matches.GAME.searchedMoves()).isEqualTo("pruned");
  }

  @Test
  void everyMoveIsWrittenAndReadBack() {
    for (long seed = 0; seed < 10; seed++) {
      TankPosition position = Matches.after((int) (30 * seed), "border", seed);
      MoveStack stack = new MoveStack();
      for (int i = position.legalMoves(stack) - 1; i >= 0; i--) {
        String text = NOTATION.move(position, stack.get(i));
        assertThat(text).matches("(MOVE|FIRE) \\d+ \\d+ \\d+ \\d+|WAIT \\d+ \\d+( 1)?");
        assertThat(NOTATION.parseMove(position, text)).isEqualTo(stack.get(i));
        String token = NOTATION.token(position, stack.get(i));
        assertThat(token).matches("[MF]\\d+\\.\\d+>\\d+\\.\\d+|W\\d+\\.\\d+(\\+1)?");
        assertThat(NOTATION.parseMove(position, token)).isEqualTo(stack.get(i));
        assertThat(NOTATION.action(position, stack.get(i))).doesNotContain("\n");
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          JUMP 1 2; unknown order 'JUMP'
          FIRRE 1 2 3 4; maybe 'FIRE'?
          MOVE 1 2 3; 'MOVE 1 2 3' is no order
          MOVE a 2 3 4; 'a' in an order, expected a whole number
          MOVE 1 2 30 4; there is no tile 30 4 on a board of 15x8
          WAIT; 'WAIT' is no order
          """)
  void nonsenseMovesAreRefused(String text, String message) {
    assertThatThrownBy(() -> NOTATION.parseMove(Matches.parse("border"), text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          MOVE 2 3 3 3; the unit on 0 3 is to decide now
          MOVE 0 3 2 3; a step goes to a neighbouring tile
          FIRE 0 3 1 3; the target is not in range, which is 0 here
          WAIT 0 3 5; a wait lasts 10 updates or 1
          """)
  void illegalMovesAreExplained(String text, String reason) {
    TankPosition position = Matches.parse("border");
    assertThat(position.whyIllegal(NOTATION.parseMove(position, text))).isEqualTo(reason);
  }

  @Test
  void numbersThatAreNoOrderAreExplained() {
    TankPosition position = Matches.parse("border");
    int tile = position.world().units().tile(position.askedUnit());
    int beyond = TankMove.wait(tile, TankMove.LONG_WAIT) | 1 << 30;
    assertThat(position.whyIllegal(beyond)).isEqualTo("it is no order");
    assertThat(position.whyIllegal(TankMove.pack(3, tile, 0))).isEqualTo("it is no order");
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7})
  void everyPositionIsWrittenInOneLineAndReadBack(long seed) {
    TankPosition position =
        Matches.after((int) (70 * seed), seed % 2 == 0 ? "border" : "river", seed);
    String text = NOTATION.position(position);
    assertThat(text).doesNotContain("\n");
    TankPosition read = Matches.parse(text);
    assertThat(NOTATION.position(read)).isEqualTo(text);
    assertThat(read.key()).isEqualTo(position.key());
    assertThat(read.movesPlayed()).isEqualTo(position.movesPlayed());
    assertThat(read.askedUnit() >= 0).isEqualTo(position.askedUnit() >= 0);
  }

  @Test
  void aReadPositionGoesOnLikeTheOneThatWasWritten() {
    TankPosition position = Matches.after(200, "border", 5);
    TankPosition read = Matches.parse(NOTATION.position(position));
    position.world().dice().putAway();
    read.world().dice().putAway();
    for (int i = 0; i < 100 && !position.isOver(); i++) {
      MoveStack stack = new MoveStack();
      int move = stack.get(7 * i % position.listedMoves(TankPosition.PRUNED, stack));
      position.play(move);
      read.play(move);
      assertThat(read.key()).isEqualTo(position.key());
    }
  }

  /** Shells turn structures into forest, which opens new ways; roads are those of the map. */
  @Test
  void aReadPositionHasTheRoadsOfTheOneThatWasWritten() {
    TankPosition start =
        Matches.parse("7x3||BGSDSGB/BGSSSGB/BGSDSGB|1A0.0,1T0.1,1A0.2,2A6.0,2T6.1,2A6.2");
    int shelled = 0;
    for (long seed = 0; seed < 40; seed++) {
      TankPosition position = start.copy();
      position.seedDice(seed);
      Matches.playOn(position, 400, seed);
      TankPosition read = Matches.parse(NOTATION.position(position));
      assertThat(roads(read.world())).isEqualTo(roads(start.world()));
      assertThat(NOTATION.position(read)).isEqualTo(NOTATION.position(position));
      shelled += NOTATION.position(position).contains("once=") ? 1 : 0;
    }
    assertThat(shelled).isGreaterThan(10);
  }

  private static List<Integer> roads(World world) {
    List<Integer> steps = new ArrayList<>();
    for (UnitKind kind : UnitKind.ALL) {
      for (int base = 0; base < world.baseCount(); base++) {
        for (int tile = 0; tile < world.board().tiles(); tile++) {
          steps.add(world.roads().steps(kind, tile, base));
        }
      }
    }
    return steps;
  }

  @ParameterizedTest
  @ValueSource(strings = {"border", "river", "skirmish"})
  void whateverAffectsPlayIsInTheText(String map) {
    for (int moves = 0; moves < 600; moves += 12) {
      TankPosition position = Matches.after(moves, map, moves);
      TankPosition read = Matches.parse(NOTATION.position(position));
      position.seedDice(moves);
      read.seedDice(moves);
      Matches.playOn(position, 60, 1);
      Matches.playOn(read, 60, 1);
      assertThat(NOTATION.position(read)).isEqualTo(NOTATION.position(position));
    }
  }

  @Test
  void everyUnitOfAPositionNeedsItsDetails() {
    String text = BUSY.replaceFirst("units=\\S+", "units=100:3.0");
    assertThatThrownBy(() -> Matches.parse(text))
        .isInstanceOf(NotationException.class)
        .hasMessage("'' in units, expected one such as 100:2.0");
  }

  @Test
  void aReadPositionInWhichAllUnitsAreBusyRunsOn() {
    TankPosition position = Matches.parse(BUSY);
    assertThat(position.world().counter()).isEqualTo(1 + 72);
    assertThat(position.world().units().tile(position.askedUnit())).isEqualTo(2);
  }

  @Test
  void aReadViewInWhichAllSeenUnitsAreBusyDoesNot() {
    TankPosition view = Matches.parse(BUSY.replace("view=0", "view=1"));
    assertThat(view.world().counter()).isEqualTo(1);
    assertThat(view.askedUnit()).isEqualTo(-1);
  }

  /** Who leads, whose view it is and since when all bases are owned decide the future too. */
  @Test
  void whatThePositionAddsToTheWorldIsInTheKey() {
    String text = NOTATION.position(Matches.parse("9x1||BDDDDDDDD|1T0.0,2A7.0"));
    assertThat(text).contains("leader=1").contains("dominated=1@1").endsWith("view=0");
    Set<Long> keys = new HashSet<>();
    for (String leader : List.of("leader=1", "leader=2")) {
      for (String dominated : List.of("dominated=1@1", "dominated=1@0")) {
        for (String view : List.of("view=0", "view=1", "view=2")) {
          String changed =
              text.replace("leader=1", leader)
                  .replace("dominated=1@1", dominated)
                  .replace("view=0", view);
          keys.add(Matches.parse(changed).key());
        }
      }
    }
    assertThat(keys).hasSize(12);
  }

  @Test
  void aCopyKnowsSinceWhenAllBasesAreOwned() {
    String text = NOTATION.position(Matches.parse("9x1||BDDDDDDDD|1T0.0,2A7.0"));
    TankPosition early = Matches.parse(text.replace("dominated=1@1", "dominated=1@0"));
    TankPosition copy = Matches.parse(text);
    copy.copyFrom(early);
    assertThat(copy.key()).isEqualTo(early.key());
    assertThat(copy.loop().referee().dominatedSince()).isZero();
  }

  @Test
  void aViewIsReadBackAsAView() {
    TankPosition position = Matches.after(100, "border", 5);
    TankPosition view = position.copy();
    position.viewInto(Side.SECOND, view);
    TankPosition read = Matches.parse(NOTATION.position(view));
    assertThat(read.key()).isEqualTo(view.key());
    assertThat(read.isOver()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          bordr; unknown map 'bordr', maybe 'border'?
          border~x:1; 'x' is no number of changes
          border@x; 'x' is no seed
          random~15x7:1; no random map of 15x7
          at=1 nonsense; 'nonsense' in a position
          at=1; a position needs map=...
          3x1||DBD|1T0.0,2T1.0,3T2.0; a match has two sides
          3x1||DDD|1T0.0; units of 1 players
          """)
  void nonsensePositionsAreRefused(String text, String message) {
    assertThatThrownBy(() -> Matches.parse(text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(message);
  }

  @Test
  void anUnknownMapIsAProblemOfItsOption() {
    Options options = Options.of(Matches.GAME.options(), Map.of("map", "rivr"));
    assertThatThrownBy(() -> Matches.GAME.start(options))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("maybe 'river'?");
  }

  @Test
  void openingsAreReadableDifferentAndRepeatable() {
    Options variation = Options.defaults(Matches.GAME.openingOptions());
    for (String map : List.of("border", "river", "skirmish", "random", "random~9x6")) {
      Options options = Options.of(Matches.GAME.options(), Map.of("map", map));
      Set<Long> keys = new HashSet<>();
      for (long seed = 0; seed < 20; seed++) {
        String opening = Matches.GAME.proposeOpening(options, variation, seed);
        assertThat(opening).matches("[a-z]+~[0-9x]+:\\d+@\\d+");
        assertThat(Matches.GAME.proposeOpening(options, variation, seed)).isEqualTo(opening);
        TankPosition position = Matches.GAME.parse(opening, options);
        assertThat(position.isOver()).isFalse();
        keys.add(position.key());
      }
      assertThat(keys).hasSizeGreaterThan(18);
    }
  }

  @Test
  void withoutVariationOpeningsDifferByTheirDiceOnly() {
    Options none = Options.of(Matches.GAME.openingOptions(), Map.of("variation", 0L));
    String opening = Matches.GAME.proposeOpening(Matches.DEFAULTS, none, 5);
    assertThat(opening).matches("border@\\d+");
    assertThat(Matches.parse(opening).key()).isEqualTo(Matches.parse("border").key());
  }

  @Test
  void theBoardShowsGroundOwnersAndUnits() {
    String board = NOTATION.board(Matches.parse("skirmish"));
    assertThat(board)
        .startsWith(
            """
             0 F.  G.  G.  S.  B.  G.  M.  G.  F.
             1   F.  G.  HU  G.  W.  G.  G.  G.  F.
             2 1A  OT  G.  G.  G.  S.  G.  F.  F.
             3   F.  F.  G.  S.  G.  G.  G.  Ot  2a
             4 F.  G.  G.  G.  W.  G.  Hu  G.  F.
             5   F.  G.  M.  G.  B.  S.  G.  G.  F.
            """)
        .contains("red artillery on 0 2: health 100, ammunition 2.00, idle")
        .contains("red tank on 1 2: health 100, ammunition 3.00, idle");
  }

  @Test
  void aTraceTellsProgressActionAndResult() {
    TankPosition position = Matches.parse("border");
    assertThat(NOTATION.progress(position)).isEqualTo("iteration 1, 0 orders given");
    int move = NOTATION.parseMove(position, "MOVE 0 3 1 3");
    assertThat(NOTATION.action(position, move)).isEqualTo("red's artillery on 0 3 steps to 1 3");
    TankPosition over = Matches.after(Integer.MAX_VALUE, "skirmish", 1);
    assertThat(NOTATION.result(over))
        .matches("(red wins|blue wins|draw) by [a-z-]+ at iteration \\d+");
  }
}
