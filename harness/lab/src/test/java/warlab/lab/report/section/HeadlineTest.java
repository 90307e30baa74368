package warlab.lab.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import warlab.lab.report.MadeUpExperiment;
import warlab.lab.report.page.Prose;

class HeadlineTest {

  private static String headline(MadeUpExperiment experiment) {
    return Headline.of(experiment.summary()).stream()
        .map(Prose::toString)
        .collect(Collectors.joining(" "))
        .replace('\u00a0', ' ');
  }

  @Test
  void aDuelIsToldInOneSentence() {
    assertThat(headline(MadeUpExperiment.of("assault", "e3e4").pairs(1000).spread(84)))
        .matches(
            "assault beats e3e4 by \\d+ ± \\d+ Elo over 2,000 games;"
                + " as Attacker \\d+ %, as Defender \\d+ %\\.");
  }

  @Test
  void theWinnerComesFirstWhicheverWayThePairingIsWritten() {
    assertThat(headline(MadeUpExperiment.of("weak", "strong").pairs(500).spread(-100)))
        .startsWith("strong beats weak by ");
  }

  @Test
  void aDifferenceThatMayBeChanceIsNotCalledAWin() {
    assertThat(headline(MadeUpExperiment.of("a", "b").pairs(20).spread(0)))
        .matches("No difference between . and . is proven: \\d+ ± \\d+ Elo over 40 games;.*");
  }

  @Test
  void aTournamentNamesTheLeaderAndItsLead() {
    assertThat(headline(MadeUpExperiment.ofPlayers(4).pairs(200).spread(100)))
        .matches(
            "heuristic-e0 is the strongest of 4 players over 2,400 games: \\d+ ± \\d+ Elo above the"
                + " mean, ahead of heuristic-e1 by \\d+ ± \\d+ Elo; as Attacker .*");
    assertThat(headline(MadeUpExperiment.ofPlayers(4).pairs(5).spread(0)))
        .contains("; its lead over ", ", is not proven; as ");
  }

  @Test
  void fixedSidesHaveABestOfEach() {
    assertThat(headline(MadeUpExperiment.ofPlayers(3).crossed().pairs(50).spread(200)))
        .contains("As Attacker heuristic-e0 scores best, ", "As Defender heuristic-e0 scores best");
  }

  @Test
  void aStoppedTestIsToldWithoutItsBias() {
    assertThat(headline(MadeUpExperiment.of("a", "b").pairs(300).spread(150).sprt(0, 20)))
        .contains("The sequential test stopped after ", ": a is stronger. Without the bias");
  }

  @Test
  void noGamesGiveNoAnswer() {
    assertThat(Headline.of(MadeUpExperiment.ofPlayers(2).pairs(0).summary()))
        .extracting(Prose::toString)
        .isEqualTo(List.of("No games have been played yet."));
  }
}
