package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.sprt.Llr;
import warlab.lab.statistics.sprt.SprtDecision;
import warlab.lab.statistics.sprt.StoppedEstimate;
import warlab.lab.statistics.summary.SprtSummary;

class SprtTrackTest {
  private static final SprtSpec SETTINGS = SprtSpec.of(0, 20);

  @Test
  void hasNoEstimateBeforeTheFirstPair() {
    SprtSummary summary = new SprtTrack(SETTINGS, 2).summary();

    assertThat(summary.estimate()).isNull();
    assertThat(summary.decision()).isEqualTo(SprtDecision.CONTINUE);
    assertThat(summary.path()).containsExactly(new SprtSummary.Point(0, 0));
  }

  @Test
  void staysWithItsDecision() {
    SprtTrack track = new SprtTrack(SETTINGS, 2);
    SprtSummary decided = track.summary();
    for (int pair = 0; decided.decision() == SprtDecision.CONTINUE; pair++) {
      track.add(pair % 4 == 0 ? 1 : 3);
      decided = track.summary();
    }
    track.add(0);
    track.add(0);

    assertThat(decided.decision()).isEqualTo(SprtDecision.ACCEPT_H1);
    assertThat(decided.llr()).isGreaterThanOrEqualTo(decided.upperBound());
    assertThat(track.summary()).isEqualTo(decided);
  }

  @Test
  void keepsAFewHundredPointsOfALongWalkAndTheLast() {
    SprtTrack track = new SprtTrack(SprtSpec.of(-1, 1), 2);
    for (int pair = 0; pair < 3001; pair++) {
      track.add(pair % 2 == 0 ? 1 : 3);
    }

    SprtSummary summary = track.summary();

    assertThat(summary.decision()).isEqualTo(SprtDecision.CONTINUE);
    assertThat(summary.path()).hasSizeBetween(SprtTrack.MAX_POINTS / 2, SprtTrack.MAX_POINTS + 1);
    for (int i = 0; i < summary.path().size() - 1; i++) {
      assertThat(summary.path().get(i).units()).isEqualTo(8L * i);
    }
    SprtSummary.Point last = summary.path().get(summary.path().size() - 1);
    assertThat(last.units()).isEqualTo(3001);
    assertThat(last.llr())
        .isCloseTo(Llr.of(new PairCounts(0, 1501, 0, 1500, 0), SprtSpec.of(-1, 1)), within(1e-12));
  }

  @Test
  void judgesSingleGamesWhenSidesAreFixed() {
    SprtTrack track = new SprtTrack(SETTINGS, 1);
    for (int game = 0; game < 100; game++) {
      track.add(2);
    }

    assertThat(track.summary().decision()).isEqualTo(SprtDecision.ACCEPT_H1);
    assertThat(track.summary().units()).isLessThan(100);
  }

  @Test
  void everyPairingOfATournamentHasAnEstimateOfItsOwn() {
    ScriptedRun run = ScriptedRun.roundRobin(SETTINGS, "a", "b", "c");
    for (int pair = 0; pair < 74; pair++) {
      run.pair(0, pair % 5 == 4 || pair == 0 ? "LL" : "WL").pair(1, "WW");
    }

    List<StoppedEstimate> estimates =
        run.summary().pairings().stream()
            .map(pairing -> Objects.requireNonNull(pairing.sprt()).estimate())
            .toList();

    assertThat(Elo.fromScore(estimates.get(0).median())).isBetween(-76.0, -66.0);
    assertThat(Elo.fromScore(estimates.get(1).low())).isBetween(350.0, 500.0);
    assertThat(estimates.get(1).high()).isEqualTo(1);
    assertThat(estimates.get(2)).isNull();
  }
}
