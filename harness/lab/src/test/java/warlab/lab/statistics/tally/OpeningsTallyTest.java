package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.Side;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.ScoreLaw;
import warlab.lab.statistics.summary.OpeningSummary;
import warlab.lab.statistics.summary.OpeningSummary.Decided;

class OpeningsTallyTest {

  private static List<Integer> numbers(List<OpeningSummary> openings) {
    return openings.stream().map(OpeningSummary::opening).toList();
  }

  @Test
  void theMostOneSidedComeFirstWithTheOneIntervalOfTheProject() {
    List<OpeningSummary> openings =
        ScriptedRun.roundRobin("a", "b", "c")
            .pair(0, 0, "WW") // the better player, not the side
            .pair(1, 0, "DD")
            .pair(0, 1, "WL")
            .pair(1, 1, "WL")
            .pair(0, 2, "LW")
            .pair(1, 2, "DW")
            .summary()
            .openings();

    assertThat(numbers(openings)).containsExactly(1, 2, 0);
    GameCounts all = new GameCounts(0, 0, 4);
    assertThat(openings.get(0).results()).isEqualTo(all);
    assertThat(openings.get(0).estimate()).isEqualTo(ScoreLaw.of(all).estimate());
    assertThat(openings.get(1).results()).isEqualTo(new GameCounts(3, 1, 0));
    assertThat(openings.get(2).sideBias()).isNegative();
    assertThat(openings.stream().filter(each -> each.alwaysWentTo(Side.FIRST))).hasSize(1);
    assertThat(openings.stream().filter(each -> each.alwaysWentTo(Side.SECOND))).isEmpty();
  }

  @Test
  void mirroredResultsComeInTheOrderOfOpenings() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b", "c", "d");
    for (int opening = 0; opening < 6; opening++) {
      for (int pairing = 0; pairing < 6; pairing++) {
        run.pair(pairing, opening, opening % 2 == 0 ? "LD" : "WD");
      }
    }
    assertThat(numbers(run.summary().openings())).containsExactly(0, 1, 2, 3, 4, 5);
  }

  @Test
  void anOpeningDecidesWhenOneSideWinsBothGamesOfEveryPair() {
    List<OpeningSummary> openings =
        ScriptedRun.roundRobin("a", "b", "c")
            .pair(0, 0, "WL")
            .pair(1, 0, "LW")
            .pair(2, 0, "WL")
            .pair(0, 0, "WL")
            .pair(1, 0, "WL")
            .pair(2, 0, "WD")
            .summary()
            .openings();

    assertThat(openings).hasSize(1);
    assertThat(openings.get(0).pairings()).isEqualTo(3);
    assertThat(openings.get(0).decides()).isEqualTo(1);
    assertThat(openings.get(0).example()).isEqualTo(new Decided(0, Side.FIRST));
  }

  @Test
  void aPairThatWasNotSweptIsNotMadeGoodByALaterOne() {
    List<OpeningSummary> openings =
        ScriptedRun.roundRobin("a", "b").pair(0, 0, "WW").pair(0, 0, "WL").summary().openings();

    assertThat(openings.get(0).decides()).isZero();
  }

  @Test
  void onlyTheFirstDecidedPairingsAreNamed() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b", "c", "d");
    for (int pairing = 0; pairing < 6; pairing++) {
      run.pair(pairing, 0, pairing == 1 ? "LW" : "WL");
    }
    OpeningSummary opening = run.summary().openings().get(0);

    assertThat(opening.decides()).isEqualTo(6);
    assertThat(opening.example()).isEqualTo(new Decided(0, Side.FIRST));
  }

  @Test
  void thePlainStartIsAnOpeningWhoseCopiesDoNotCount() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b").usedChance(false);
    run.pair(0, -1, "WL", 1).pair(0, -1, "WL", 1).pair(0, -1, "WL", 1);
    List<OpeningSummary> openings = run.summary().openings();

    assertThat(numbers(openings)).containsExactly(-1);
    assertThat(openings.get(0).results().games()).isEqualTo(2);
    assertThat(openings.get(0).decides()).isEqualTo(1);
  }

  @Test
  void fixedSidesDecideNothingAndASingleGameIsNotTold() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    run.pair(0, 0, "W").pair(0, 1, "W").pair(0, 1, "W");
    List<OpeningSummary> openings = run.summary().openings();

    assertThat(numbers(openings)).containsExactly(1);
    assertThat(openings.get(0).decides()).isZero();
  }

  @Test
  void noGamesHaveNoOpenings() {
    assertThat(ScriptedRun.roundRobin("a", "b").summary().openings()).isEmpty();
  }

  @Test
  void manyOpeningsAreToldOfOnlyWhenOneComesAgain() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b").pairs(OpeningsTally.FEW, 0, "WL");
    assertThat(run.summary().openings()).hasSize(OpeningsTally.FEW);

    run.pair(0, "WL");
    assertThat(run.summary().openings()).isEmpty();

    run.pair(0, 7, "WL");
    assertThat(run.summary().openings()).hasSize(OpeningsTally.FEW + 1);
    assertThat(run.summary().openings().get(0).opening()).isEqualTo(7);
  }

  @Test
  void beyondTheBoundNothingIsKept() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b").pair(0, 0, "WL");
    run.pairs(OpeningsTally.MOST - 1, 0, "WL").pair(0, 0, "WL");
    assertThat(run.summary().openings()).hasSize(OpeningsTally.MOST);

    run.pair(0, OpeningsTally.MOST, "WL").pair(0, 0, "WL").pair(0, 0, "WL");
    assertThat(run.summary().openings()).isEmpty();
  }
}
