package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import warlab.games.Outcome;
import warlab.games.Side;
import warlab.lab.config.SprtSpec;
import warlab.lab.record.Fault;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.basic.MultipleTesting;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.elo.ScoreLaw;
import warlab.lab.statistics.sprt.Llr;
import warlab.lab.statistics.sprt.StoppedEstimate;
import warlab.lab.statistics.summary.Evidence;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.SprtSummary;
import warlab.lab.statistics.summary.Summary;
import warlab.lab.statistics.summary.Verdict;

class PairingTallyTest {
  private static final double EXACT = 5e-5;

  private static PairingSummary only(ScriptedRun run) {
    return run.summary().pairings().get(0);
  }

  @Test
  void countsGamesAndGoesByPairs() {
    ScriptedRun run =
        ScriptedRun.roundRobin("a", "b")
            .pairs(20, 0, "LL")
            .pairs(180, 0, "LD")
            .pairs(420, 0, "WL")
            .pairs(200, 0, "DD")
            .pairs(240, 0, "DW")
            .pairs(40, 0, "WW");

    PairingSummary pairing = only(run);

    assertThat(pairing.results()).isEqualTo(new GameCounts(640, 820, 740));
    assertThat(pairing.pairs()).isEqualTo(new PairCounts(20, 180, 620, 240, 40));
    assertThat(pairing.estimate().elo()).isCloseTo(15.8034, within(EXACT));
    assertThat(pairing.estimate().scores().low()).isCloseTo(0.511310, within(5.1e-7));
    assertThat(Objects.requireNonNull(pairing.evidence()).los()).isCloseTo(0.999952, within(5e-7));
    assertThat(pairing.verdict()).isEqualTo(Verdict.BETTER);
    assertThat(pairing.copies()).isZero();
  }

  @Test
  void countsGamesOnlyWhenSidesAreFixed() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    run.pairs(96, 0, "L").pairs(111, 0, "D").pairs(136, 0, "W");

    PairingSummary pairing = only(run);

    assertThat(pairing.pairs()).isNull();
    assertThat(pairing.estimate()).isEqualTo(ScoreLaw.of(new GameCounts(96, 111, 136)).estimate());
  }

  @Test
  void feedsEveryPairToTheTest() {
    SprtSpec settings = SprtSpec.of(0, 10);
    ScriptedRun run = ScriptedRun.roundRobin(settings, "a", "b").pair(0, "WL").pair(0, "WD");

    SprtSummary sprt = Objects.requireNonNull(only(run).sprt());

    assertThat(sprt.units()).isEqualTo(2);
    assertThat(sprt.llr()).isEqualTo(Llr.of(new PairCounts(0, 0, 1, 1, 0), settings));
  }

  @Test
  void learnsNothingFromAGameThatChanceCannotChange() {
    ScriptedRun run = ScriptedRun.roundRobin(SprtSpec.of(0, 10), "a", "b").usedChance(false);
    for (int again = 0; again < 500; again++) {
      run.pair(0, -1, "WW", 7);
    }

    PairingSummary pairing = only(run);

    assertThat(pairing.copies()).isEqualTo(998);
    assertThat(pairing.results()).isEqualTo(new GameCounts(0, 0, 2));
    assertThat(pairing.pairs()).isEqualTo(new PairCounts(0, 0, 0, 0, 1));
    assertThat(Objects.requireNonNull(pairing.sprt()).units()).isOne();
  }

  @Test
  void gamesThatAreEqualByChanceAllCount() {
    ScriptedRun run = ScriptedRun.roundRobin(SprtSpec.of(0, 10), "a", "b");
    for (int again = 0; again < 10; again++) {
      run.pair(0, -1, "WL", 7);
    }

    assertThat(only(run).copies()).isZero();
    assertThat(only(run).results().games()).isEqualTo(20);
    assertThat(Objects.requireNonNull(only(run).sprt()).units()).isEqualTo(10);
  }

  @Test
  void aPairWithOneCopiedGameCountsWhole() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b");
    for (int again = 0; again < 3; again++) {
      run.add(run.usedChance(false).game(0, 4, 0, Outcome.FIRST_WINS, 1));
      run.add(run.usedChance(true).game(0, 4, 1, Outcome.DRAW, 1));
      run.nextPair(0);
    }

    assertThat(only(run).copies()).isZero();
    assertThat(only(run).pairs()).isEqualTo(new PairCounts(0, 0, 0, 3, 0));
  }

  @Test
  void aStartIsMetInEachPairingByItself() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b", "c")).usedChance(false);
    run.pair(0, 0, "W").pair(1, 0, "W").pair(0, 1, "W").pair(1, 0, "W");

    assertThat(run.summary().pairings()).extracting(PairingSummary::copies).containsExactly(0L, 1L);
    assertThat(run.summary().games()).isEqualTo(3);
  }

  @Test
  void takesEveryPairOfAnOpeningAsEvidence() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b");
    for (int playout = 0; playout < 30; playout++) {
      run.pair(0, playout % 3, playout % 2 == 0 ? "WL" : "WW", playout);
    }

    assertThat(only(run).estimate())
        .isEqualTo(ScoreLaw.of(new PairCounts(0, 0, 15, 0, 15)).estimate());
  }

  @Test
  void aStoppedTestHasAVerdictAndACorrectedScoreInPlaceOfAProbability() {
    ScriptedRun run = ScriptedRun.roundRobin(SprtSpec.of(0, 20), "a", "b").pairs(80, 0, "WW");

    PairingSummary pairing = only(run);
    StoppedEstimate stopped =
        Objects.requireNonNull(Objects.requireNonNull(pairing.sprt()).estimate());

    assertThat(pairing.isStopped()).isTrue();
    assertThat(pairing.evidence()).isNull();
    assertThat(pairing.verdict()).isEqualTo(Verdict.STRONGER);
    assertThat(pairing.estimate().score()).isEqualTo(stopped.median());
    assertThat(pairing.estimate().scores()).isEqualTo(new Interval(stopped.low(), stopped.high()));
  }

  /** Two equal players pass a test of -40 against 0 in nineteen of twenty matches. */
  @Test
  void aStoppedTestClaimsNoMoreThanItRejected() {
    PairingSummary even =
        only(ScriptedRun.roundRobin(SprtSpec.of(-40, 0), "a", "b").pairs(600, 0, "WL"));
    assertThat(even.verdict()).isEqualTo(Verdict.NOT_WEAKER);
    assertThat(even.lead()).isZero();

    PairingSummary swept =
        only(ScriptedRun.roundRobin(SprtSpec.of(-40, 0), "a", "b").pairs(80, 0, "LL"));
    assertThat(swept.verdict()).isEqualTo(Verdict.WEAKER);
    assertThat(swept.lead()).isEqualTo(-1);

    PairingSummary wide =
        only(ScriptedRun.roundRobin(SprtSpec.of(-40, 40), "a", "b").pairs(80, 0, "WW"));
    assertThat(wide.verdict()).isEqualTo(Verdict.NOT_WEAKER);
    assertThat(wide.lead()).isZero();
  }

  @Test
  void countsFaultsByWhoBrokeTheContract() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b").pair(0, "WL");
    run.fault(new Fault(Side.FIRST, Fault.Kind.EXCEPTION)).pair(0, "LW").fault(null).pair(0, "DD");

    Summary summary = run.summary();

    assertThat(summary.pairings().get(0).aFaults()).isOne();
    assertThat(summary.pairings().get(0).bFaults()).isOne();
    assertThat(summary.faultedGames()).isEqualTo(2);
    assertThat(summary.players().get(0).faults()).isOne();
    assertThat(summary.faults().get(0).firstGame()).isEqualTo(2);
    assertThat(summary.pairings().get(0).results()).isEqualTo(new GameCounts(2, 2, 2));
  }

  @Test
  void faultsOfOnePlayerAreNotThoseOfTheOther() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    run.fault(new Fault(Side.FIRST, Fault.Kind.EXCEPTION)).pair(0, "L");
    run.fault(new Fault(Side.SECOND, Fault.Kind.TIMEOUT)).pairs(2, 0, "W");

    assertThat(only(run).aFaults()).isOne();
    assertThat(only(run).bFaults()).isEqualTo(2);
  }

  @Test
  void adjustsForTheNumberOfPairings() {
    ScriptedRun run =
        ScriptedRun.roundRobin("a", "b", "c")
            .pairs(30, 0, "WW")
            .pairs(25, 0, "LL")
            .pairs(40, 1, "WW")
            .pairs(20, 1, "LD")
            .pairs(5, 2, "WD")
            .pairs(5, 2, "LD");

    Summary summary = run.summary();

    List<Evidence> evidence =
        summary.pairings().stream().map(each -> Objects.requireNonNull(each.evidence())).toList();
    double[] pValues = evidence.stream().mapToDouble(Evidence::pValue).toArray();
    assertThat(evidence.stream().mapToDouble(Evidence::holm).toArray())
        .isEqualTo(MultipleTesting.holm(pValues));
    assertThat(evidence.stream().mapToDouble(Evidence::benjaminiHochberg).toArray())
        .isEqualTo(MultipleTesting.benjaminiHochberg(pValues));
  }

  @Test
  void aPairingThatATestStoppedIsNoPartOfThatFamily() {
    ScriptedRun run =
        ScriptedRun.roundRobin(SprtSpec.of(0, 20), "a", "b", "c")
            .pairs(300, 0, "WW")
            .pairs(8, 1, "WW")
            .pairs(5, 1, "LL")
            .pairs(5, 2, "WD");

    List<PairingSummary> pairings = run.summary().pairings();
    Evidence second = Objects.requireNonNull(pairings.get(1).evidence());

    assertThat(pairings.get(0).evidence()).isNull();
    assertThat(second.holm()).isEqualTo(Math.min(1, second.pValue()));
  }

  @Test
  void verdictsFollowHolm() {
    ScriptedRun alone = ScriptedRun.roundRobin("a", "b").pairs(7, 0, "WW").pairs(3, 0, "WL");
    ScriptedRun many = ScriptedRun.roundRobin("a", "b", "c", "d", "e");
    for (int pairing = 0; pairing < many.pairings().size(); pairing++) {
      many.pairs(7, pairing, pairing % 2 == 0 ? "WW" : "LL").pairs(3, pairing, "WL");
    }

    // A p-value of 0.0052, once by itself and once among ten.
    assertThat(only(alone).verdict()).isEqualTo(Verdict.BETTER);
    assertThat(many.summary().pairings())
        .extracting(PairingSummary::verdict)
        .containsOnly(Verdict.OPEN);
    assertThat(many.pairs(9, 1, "LL").summary().pairings().get(1).verdict())
        .isEqualTo(Verdict.WORSE);
  }
}
