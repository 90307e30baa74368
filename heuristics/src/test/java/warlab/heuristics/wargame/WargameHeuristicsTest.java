package warlab.heuristics.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Heuristic;
import warlab.games.Registry;
import warlab.games.Side;
import warlab.games.wargame.WargamePosition;

class WargameHeuristicsTest {
  /** Those whose definition is known from elsewhere. */
  private static final List<String> ORIGINAL =
      List.of("attack", "defend", "e0", "e1", "e2", "e2py", "e3e4");

  private static final Registry<Heuristic> ALL =
      Registry.load(Heuristic.class, WargameHeuristicsTest.class.getClassLoader());

  static List<Heuristic> heuristics() {
    return ALL.all().stream().filter(each -> each.game().equals("ai-wargame")).toList();
  }

  private static int value(String id, WargamePosition position, Side view) {
    return ALL.find(id).orElseThrow().evaluate(position, view);
  }

  @Test
  void allAreFoundByName() {
    assertThat(heuristics().stream().map(Heuristic::id))
        .contains("assault", "bastion")
        .containsAll(ORIGINAL);
  }

  static List<Heuristic> knownOnes() {
    return heuristics().stream().filter(each -> ORIGINAL.contains(each.id())).toList();
  }

  @ParameterizedTest
  @MethodSource("knownOnes")
  void equalTheirDefinitionReadCellByCell(Heuristic heuristic) {
    RandomGames.positions(3_000)
        .forEach(
            position -> {
              for (Side side : Side.values()) {
                assertThat(heuristic.evaluate(position, side))
                    .as("%s", RandomGames.GAME.notation().position(position))
                    .isEqualTo(new CellByCell(position, side).value(heuristic.id()));
              }
            });
  }

  @ParameterizedTest
  @CsvSource({
    // AI, Virus 4 and Program 9 against AI 9, Tech 7 and Firewall 2, at move 10
    "e0, 0",
    "e1, 0",
    "e2, -102",
    "e2py, -96",
    "defend, -2"
  })
  void countWorthAndHealth(String id, int expected) {
    WargamePosition position =
        RandomGames.position("dA9dT7.dF2./...../...../...../..aV4aP9aA9 a 10 100");
    assertThat(value(id, position, Side.FIRST)).isEqualTo(expected);
  }

  @Test
  void attackCountsOwnThreatsFiveTimes() {
    // a Virus two steps from the AI: 5 x 9 / 2 = 22.5 for its owner, 1 x 9 / 2 = 4.5 against
    WargamePosition position = RandomGames.position("dA9..../...../aV9..../...../....aA9 d 0 100");
    int units = 10 * 3 * (50 + 9);
    assertThat(value("attack", position, Side.FIRST)).isEqualTo(units + 22);
    assertThat(value("attack", position, Side.SECOND)).isEqualTo(-units - 4);
  }

  @Test
  void attackCountsWhoOutlastsWhom() {
    // the Virus takes the Program in two blows and lasts three
    WargamePosition position =
        RandomGames.position("dA9..../...../..aV9dP9./...../....aA9 a 0 100");
    int units = 10 * (3 * 59 - 59);
    int threats = (int) (5 * 9 / 4f - 3 / 3f);
    assertThat(value("attack", position, Side.FIRST)).isEqualTo(units + 5 * 3 + threats);
  }

  @Test
  void e3e4FollowsTheSideToMoveAndKeepsTheView() {
    String units = "dA9.dT9../.dP7.../..aV9../...aF9./....aA9";
    WargamePosition attackers = RandomGames.position(units + " a 20 100");
    WargamePosition defenders = RandomGames.position(units + " d 20 100");
    for (Side view : Side.values()) {
      assertThat(value("e3e4", attackers, view)).isEqualTo(value("attack", attackers, view));
      assertThat(value("e3e4", defenders, view)).isEqualTo(value("defend", defenders, view));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"e0", "e1", "defend"})
  void areAntisymmetricWhereTheyShouldBe(String id) {
    RandomGames.positions(200)
        .forEach(
            position ->
                assertThat(value(id, position, Side.FIRST))
                    .isEqualTo(-value(id, position, Side.SECOND)));
  }
}
