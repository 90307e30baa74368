package warlab.games.gridconflict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import warlab.games.Game;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.games.Registry;
import warlab.games.SeededStream;
import warlab.games.Side;

class GridConflictTest {
  private final GridConflict game = new GridConflict();
  private final Options options = Options.defaults(game.options());

  private GridConflictPosition open(Map<String, ?> settings, long seed) {
    Options openingOptions = Options.of(game.openingOptions(), settings);
    String opening = game.proposeOpening(options, openingOptions, seed);
    return (GridConflictPosition) game.parse(opening, options);
  }

  @Test
  void isFoundByName() {
    Registry<Game> games = Registry.load(Game.class, GridConflict.class.getClassLoader());
    assertThat(games.find("grid-conflict")).isPresent();
  }

  @Test
  void namesItsSidesAndMoveLists() {
    assertThat(game.sideName(Side.FIRST)).isEqualTo("a");
    assertThat(game.sideName(Side.SECOND)).isEqualTo("b");
    assertThat(game.moveLists()).containsExactly("all", "shortened", "candidates");
  }

  @Test
  void startIsPlayableAndTakesTheRoundLimit() {
    Options short3 = Options.of(game.options(), Map.of("roundLimit", 3L));
    GridConflictPosition start = (GridConflictPosition) game.start(short3);
    assertThat(start.sideToMove()).isEqualTo(Side.FIRST);
    assertThat(start.roundLimit()).isEqualTo(3);
    assertThat(Positions.legalActions(start)).hasSizeGreaterThan(20);
  }

  @Test
  void openingsLookTheSameFromBothSides() {
    for (long seed = 0; seed < 200; seed++) {
      GridConflictPosition opening = open(Map.of(), seed);
      for (int row = 1; row <= opening.rows(); row++) {
        for (int column = 1; column <= opening.columns(); column++) {
          int cell = Cell.at(row, column);
          assertThat(thing(opening, opposite(opening, cell))).isEqualTo(thing(opening, cell));
        }
      }
      assertThat(opening.cell(Side.SECOND)).isEqualTo(opposite(opening, opening.cell(Side.FIRST)));
      assertThat(opening.scoreDifference()).isZero();
      assertThat(opening.sideToMove()).isEqualTo(Side.FIRST);
    }
  }

  private static int opposite(GridConflictPosition opening, int cell) {
    return Cell.at(opening.rows() + 1 - Cell.row(cell), opening.columns() + 1 - Cell.column(cell));
  }

  private static Object thing(GridConflictPosition opening, int cell) {
    int content = opening.board().at(cell);
    return Board.isItem(content) ? opening.board().item(content) : (Object) content;
  }

  @Test
  void openingsOfASeedAreTheSameAndOfManySeedsDiffer() {
    Set<Long> keys = new HashSet<>();
    for (long seed = 0; seed < 1000; seed++) {
      keys.add(open(Map.of(), seed).key());
      assertThat(open(Map.of(), seed).key()).isEqualTo(open(Map.of(), seed).key());
    }
    assertThat(keys).hasSizeGreaterThan(990);
  }

  @Test
  void openingsAreWrittenInCanonicalForm() {
    Options openingOptions = Options.defaults(game.openingOptions());
    for (long seed = 0; seed < 20; seed++) {
      String opening = game.proposeOpening(options, openingOptions, seed);
      assertThat(game.notation().position(game.parse(opening, options)))
          .isEqualTo(opening + "; rounds 0/10 actions 0");
    }
  }

  @Test
  void openingsUseEveryCellButTheCentreAndKeepPlayersHalfTheLongestWayApart() {
    Map<String, Long> fiveByFive = Map.of("maxRows", 5L, "maxColumns", 5L);
    Set<Integer> used = new HashSet<>();
    Set<Integer> distances = new HashSet<>();
    for (long seed = 0; seed < 200; seed++) {
      GridConflictPosition opening = open(fiveByFive, seed);
      distances.add(Cell.distance(opening.cell(Side.FIRST), opening.cell(Side.SECOND)));
      for (int row = 1; row <= 5; row++) {
        for (int column = 1; column <= 5; column++) {
          if (opening.board().at(Cell.at(row, column)) != Board.EMPTY) {
            used.add(Cell.at(row, column));
          }
        }
      }
    }
    assertThat(used).hasSize(24).doesNotContain(Cell.at(3, 3));
    assertThat(distances).containsExactlyInAnyOrder(4, 6, 8);
  }

  @Test
  void itemsOfOpeningsRaiseOneStatAndHalfOfThemLowerAnotherALittle() {
    Set<Integer> hitPoints = new HashSet<>();
    Set<Integer> maxStamina = new HashSet<>();
    SeededStream stream = new SeededStream(3);
    int lowering = 0;
    for (int i = 0; i < 1000; i++) {
      Item item = RandomBoard.drawItem(stream);
      int[] changes = {item.hitPoints(), item.attack(), item.defence(), item.maxStamina()};
      assertThat(Arrays.stream(changes).filter(change -> change > 0)).hasSize(1);
      assertThat(Arrays.stream(changes).filter(change -> change == 0).count()).isBetween(2L, 3L);
      lowering += Arrays.stream(changes).anyMatch(change -> change < 0) ? 1 : 0;
      hitPoints.add(item.hitPoints());
      maxStamina.add(item.maxStamina());
    }
    assertThat(lowering).isBetween(450, 550);
    assertThat(hitPoints).containsExactlyInAnyOrder(-10, -5, 0, 10, 15, 20);
    assertThat(maxStamina).containsExactlyInAnyOrder(-4, -2, 0, 4, 6, 8);
  }

  @Test
  void openingsKeepToTheirOptions() {
    Map<String, Long> settings =
        Map.of(
            "minRows",
            52L,
            "maxRows",
            52L,
            "minColumns",
            90L,
            "maxColumns",
            99L,
            "itemPairs",
            5L,
            "monsterPairs",
            20L,
            "hitPoints",
            70L,
            "attack",
            30L,
            "defence",
            3L,
            "stamina",
            12L);
    GridConflictPosition opening = open(settings, 5);
    assertThat(opening.rows()).isEqualTo(52);
    assertThat(opening.columns()).isBetween(90, 99);
    assertThat(opening.items()).hasSize(10);
    assertThat(opening.board().monsterPlaces()).isEqualTo(40);
    assertThat(opening.fighter(Side.FIRST).sum()).isEqualTo(70 + 30 + 3 + 12);
    assertThat(opening.stamina(Side.FIRST)).isEqualTo(8);
    assertThat(opening.stamina(Side.SECOND)).isEqualTo(12);
  }

  @Test
  void firstStaminaIsAtMostTheStaminaOfBoth() {
    assertThat(open(Map.of("stamina", 5L), 1).stamina(Side.FIRST)).isEqualTo(5);
    assertThat(open(Map.of("firstStamina", 20L), 1).stamina(Side.FIRST)).isEqualTo(20);
  }

  @Test
  void tinyBoardsHoldWhatFits() {
    Map<String, Long> settings =
        Map.of("minRows", 2L, "maxRows", 2L, "minColumns", 2L, "maxColumns", 2L);
    for (long seed = 0; seed < 20; seed++) {
      assertThat(open(settings, seed).rows()).isEqualTo(2);
    }
  }

  @Test
  void refusesAnEmptyRangeOfSizes() {
    assertThatThrownBy(() -> open(Map.of("minRows", 10L), 1))
        .isInstanceOf(OptionException.class)
        .hasMessage("minRows: expected at most maxRows, which is 9");
  }
}
