package warlab.heuristics.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.Feature;
import warlab.games.MoveStack;
import warlab.games.Registry;
import warlab.games.Side;
import warlab.games.wargame.WargamePosition;

class WargameFeaturesTest {
  private static final Registry<Feature> ALL =
      Registry.loadFeatures(
          WargameFeaturesTest.class.getClassLoader(), (one, other) -> false, each -> {});

  private static int amount(String id, WargamePosition position, Side side) {
    return features().stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow()
        .amount(position, side);
  }

  private static List<Feature> features() {
    return ALL.all().stream().filter(each -> each.game().equals("ai-wargame")).toList();
  }

  @Test
  void eachSaysInOneLineWhatItMeasures() {
    assertThat(features())
        .hasSizeGreaterThan(11)
        .allSatisfy(each -> assertThat(each.help()).isNotBlank());
    assertThat(features().stream().map(Feature::help)).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource({
    "material, 14, 17",
    "units, 3, 4",
    "health, 111, 142",
    "ai-health, 9, 8",
    "ai-safety, 9, 8",
    "ai-guard, 1, 2",
    "ai-threat, 529, 85",
    "virus-reach, 6, 0",
    "repair-reach, 0, 2",
    "combat-outlook, 0, 7",
    "advance, 7, 5"
  })
  void measureASkirmish(String id, int attacker, int defender) {
    WargamePosition position =
        RandomGames.position("dA8dT9.../dT9aV4.../.dF8.../....aP9/....aA9 d 40 100");
    assertThat(amount(id, position, Side.FIRST)).as("attacker").isEqualTo(attacker);
    assertThat(amount(id, position, Side.SECOND)).as("defender").isEqualTo(defender);
  }

  @Test
  void aiSafetyIsWhatAllEnemiesBesideTheAiLeaveOfIt() {
    WargamePosition position =
        RandomGames.position("dA8aF9.../aP5..../...../...../....aA9 d 40 100");
    assertThat(amount("ai-safety", position, Side.SECOND)).isEqualTo(8 - 1 - 3);
  }

  @Test
  void mobilityIsLegalMovesWithoutSelfDestruction() {
    RandomGames.positions(500)
        .filter(position -> !position.isOver())
        .forEach(
            position -> {
              Side side = position.sideToMove();
              int legal = position.legalMoves(new MoveStack());
              int units = amount("units", position, side);
              assertThat(amount("mobility", position, side)).isEqualTo(legal - units);
            });
  }
}
