package warlab.lab.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import warlab.games.wargame.Wargame;
import warlab.lab.config.Format;
import warlab.lab.config.MadeUpConfig;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.record.SideTiming;
import warlab.lab.report.MadeUpExperiment;
import warlab.lab.report.page.Prose;
import warlab.lab.report.text.EloText;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.Summary;
import warlab.lab.statistics.tally.ScriptedRun;

class HeadlineTest {

  private static String headline(MadeUpExperiment experiment) {
    return headline(experiment.summary());
  }

  private static String headline(Summary summary) {
    return Headline.of(summary).stream()
        .map(Prose::toString)
        .collect(Collectors.joining(" "))
        .replace('\u00a0', ' ');
  }

  @Test
  void aDuelIsToldInOneSentence() {
    assertThat(headline(MadeUpExperiment.of("assault", "e3e4").pairs(1000).spread(84)))
        .matches(
            "assault beats e3e4 by \\+\\d+ \\(\\+\\d+ to \\+\\d+\\) Elo over 2,000 games;"
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
        .matches(
            "No difference between . and . is proven: \\+\\d+ \\(−\\d+ to \\+\\d+\\) Elo over 40 games;.*");
  }

  @Test
  void aSweepIsAtLeastSoMuch() {
    assertThat(headline(MadeUpExperiment.of("a", "b").pairs(20).spread(4000)))
        .startsWith("a beats b by at least +314 Elo over 40 games;");
  }

  @Test
  void sweepsThatATestStoppedAreAtLeastSoMuch() {
    ScriptedRun run = ScriptedRun.roundRobin(SprtSpec.of(0, 40), "a", "b").pairs(20, 0, "WW");
    assertThat(headline(run.summary())).contains("at least +317 Elo").doesNotContain("3,600");
  }

  @Test
  void aTournamentNamesTheStrongestAndItsLead() {
    assertThat(headline(MadeUpExperiment.ofPlayers(4).pairs(200).spread(100)))
        .matches(
            "heuristic-e0 is the strongest of 4 players over 2,400 games, \\+\\d+ \\(\\+\\d+ to"
                + " \\+\\d+\\) Elo above the mean, and beats the next, heuristic-e1, by"
                + " \\+\\d+ \\(\\+\\d+ to \\+\\d+\\) Elo in 400 games; as Attacker .*");
  }

  /** The claim comes from the games of the two, the joint rating may say something else. */
  @Test
  void theStrongestIsAheadByWhatItsOwnGamesShow() {
    ScriptedRun run = ScriptedRun.roundRobin("x", "y", "z");
    run.pairs(30, 0, "WW").pairs(10, 0, "LL").pairs(30, 1, "WW").pairs(10, 1, "LL");
    run.pairs(34, 2, "WW").pairs(6, 2, "LL");
    Summary summary = run.summary();
    PairingSummary direct = summary.pairings().get(0);

    assertThat(headline(summary))
        .startsWith("x is the strongest of 3 players over 240 games, ")
        .contains(
            "beats the next, y, by " + EloText.of(direct.estimate()) + " Elo in 80 games; as");
  }

  @Test
  void aFewGamesWonAreNotToldAsALoss() {
    assertThat(headline(MadeUpExperiment.of("a", "b").pairs(2).spread(4000)))
        .startsWith(
            "No difference between a and b is proven: 4 of 4 won, too few to say more than above"
                + " \u2212");
  }

  @Test
  void amongEqualsNobodyIsProvenStronger() {
    ScriptedRun run = ScriptedRun.roundRobin("x", "y", "z");
    run.pairs(30, 0, "WL").pairs(30, 1, "LW").pairs(29, 2, "DD").pair(2, "LL");

    assertThat(headline(run.summary()))
        .startsWith(
            "No player is proven stronger: z is rated highest of 3 players over 180 games, +");
  }

  @Test
  void aLeaderIsNotTheStrongestUntilThatIsProvenOfAllOthers() {
    ScriptedRun run = ScriptedRun.roundRobin("x", "y", "z");
    run.pairs(11, 0, "WW").pairs(9, 0, "LL").pairs(20, 1, "WW").pairs(20, 2, "WL");

    assertThat(headline(run.summary()))
        .startsWith("x is rated highest of 3 players over 120 games, ")
        .contains(" Elo above the mean, but proven better than only 1 of 2 others");
  }

  @Test
  void whatNoScaleOrdersIsACycle() {
    ScriptedRun run = ScriptedRun.roundRobin("x", "y", "z");
    run.pairs(30, 0, "WW").pairs(10, 0, "LL").pairs(10, 1, "WW").pairs(30, 1, "LL");
    run.pairs(30, 2, "WW").pairs(10, 2, "LL");

    assertThat(headline(run.summary()))
        .contains("Elo above the mean, better than 1, worse than 1 of 2 others;")
        .endsWith(
            "x beats y (75 %), but loses to z (25 %), which y beats (75 %): there is a cycle, one"
                + " number cannot order these players.");
  }

  @Test
  void aPairingThatRatingsDoNotPredictIsNamed() {
    ScriptedRun run = ScriptedRun.roundRobin("x", "y", "z");
    run.pairs(40, 0, "WW").pairs(10, 0, "LL").pairs(26, 1, "WW").pairs(24, 1, "LL");
    run.pairs(40, 2, "WW").pairs(10, 2, "LL");

    assertThat(headline(run.summary()))
        .containsPattern(
            "One number for each player does not explain all pairings \\(p [^)]+\\): x scores 80 %"
                + " against y, where ratings predict 6\\d %\\.");
  }

  @Test
  void aSweepSaysWhatItsKeysAreWorth() {
    assertThat(headline(MadeUpExperiment.ofGrid().pairs(20).spread(30)))
        .matches(
            "Over 2,640 games heuristic e2 is worth −\\d+ \\(−\\d+ to −\\d+\\) Elo over e0, for 4\\.23 times"
                + " the nodes; heuristic e1 is worth .* Elo over e0.*; one ply is worth −\\d+ \\(−\\d+"
                + " to −\\d+\\) Elo from depth 1 to 4\\. .*e0 d1 is rated highest of 12 players .*");
    assertThat(headline(MadeUpExperiment.ofGrid().pairs(4).spread(0)))
        .startsWith("Over 528 games no effect of heuristic e")
        .contains("; no effect of one ply is proven, ")
        .contains("No single pairing proves a difference: ");
  }

  @Test
  void aGauntletIsAboutItsHero() {
    ScriptedRun run = gauntlet("weakest", "hero", "strongest", "equal");
    run.pairs(20, 0, "WW").pairs(20, 1, "LL").pairs(20, 2, "WL");

    assertThat(headline(run.summary()))
        .isEqualTo(
            "Against 3 opponents hero is proven better than 1, worse than 1, and open against 1,"
                + " over 120 games; as Attacker 67 %, as Defender 33 %.");
    assertThat(headline(gauntlet("a", "hero", "b").pairs(9, 0, "WL").summary()))
        .startsWith(
            "No difference between hero and any of its 2 opponents is proven over 18 games");
  }

  private static ScriptedRun gauntlet(String... players) {
    MatchSpec match =
        new MatchSpec(
            Format.GAUNTLET,
            20,
            new OpeningSpec.Generated(Map.of()),
            false,
            "hero",
            List.of(),
            List.of(),
            0);
    return ScriptedRun.of(
        MadeUpConfig.of(new Wargame(), MadeUpConfig.players(List.of(players)), match, null));
  }

  @Test
  void fixedSidesHaveABestOfEach() {
    assertThat(headline(MadeUpExperiment.ofPlayers(3).crossed().pairs(50).spread(200)))
        .contains("As Attacker heuristic-e0 scores best, ", "As Defender heuristic-e0 scores best");
    assertThat(headline(MadeUpExperiment.ofPlayers(3).crossed().pairs(10).spread(0)))
        .contains("No Attacker is proven stronger: ", "No Defender is proven stronger: ");
  }

  @Test
  void aStoppedTestIsToldWithoutItsBias() {
    assertThat(headline(MadeUpExperiment.of("a", "b").pairs(300).spread(150).sprt(0, 20)))
        .matches(
            "The sequential test stopped after \\d+ pairs: a is stronger than b, \\+.*"
                + " Elo, corrected for stopping early; as Attacker .*");
  }

  @Test
  void timesThatAreNotThoseOfTheConfigComeFirst() {
    ScriptedRun busy = ScriptedRun.roundRobin("a", "b").timed(late(1), late(0)).pairs(20, 0, "WL");
    String said = headline(busy.summary());
    assertThat(said)
        .startsWith(
            "Times are not those of the config (machine busy?): a took more than half longer than"
                + " timeMs in ")
        .contains("With nodesPerMs ", "timeIn: cpu", "No difference between ");
    ScriptedRun idle = ScriptedRun.roundRobin("a", "b").timed(late(0), late(0)).pairs(20, 0, "WL");
    assertThat(headline(idle.summary())).startsWith("No difference between ");
  }

  private static SideTiming late(long moves) {
    return new SideTiming(1_000_000_000, 5, 300_000_000, moves);
  }

  @Test
  void noGamesGiveNoAnswer() {
    assertThat(Headline.of(MadeUpExperiment.ofPlayers(2).pairs(0).summary()))
        .extracting(Prose::toString)
        .isEqualTo(List.of("No games have been played yet."));
  }
}
