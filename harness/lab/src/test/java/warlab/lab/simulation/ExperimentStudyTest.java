package warlab.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.PlanDescription;

/** The same as {@link ExperimentStudy} with few experiments; their seeds are fixed. */
@Tag("long")
class ExperimentStudyTest {
  private static final int EXPERIMENTS = 60;

  static Stream<ExperimentCell> cells() {
    return Stream.concat(ExperimentCell.all().stream(), ExperimentCell.gates().stream());
  }

  @ParameterizedTest
  @MethodSource("cells")
  void experimentsClaimAsOftenAsIsPromised(ExperimentCell cell) {
    int[] claims = ExperimentStudy.claims(cell, EXPERIMENTS);
    for (int i = 0; i < claims.length; i++) {
      Promise promise = cell.promises().get(i);
      assertThat(promise.isKept(claims[i], EXPERIMENTS))
          .as("%s, %s: %d of %d", promise.claim(), promise.inWords(), claims[i], EXPERIMENTS)
          .isTrue();
    }
  }

  @Test
  void thePlanPromisesToTellTheCoinsApart() {
    ExperimentCell cell = ExperimentCell.fixedCoins(0, Promise.Bound.ABOUT);
    ExperimentConfig config = ExperimentStudy.config(cell, 1);
    String plan =
        PlanDescription.of(
            config,
            ExperimentPlan.make(config),
            ExperimentStudy.CATALOG,
            task -> OptionalDouble.of(0.001));
    assertThat(plan).contains("two players that differ by 40 Elo or more");
  }

  /** Else a study that measures nothing would keep every promise of few claims. */
  @Test
  void aBiasedCoinBreaksThePromiseOfEqualPlayers() {
    Promise promise = Promise.headline(" beats ", Promise.Bound.AT_MOST, ExperimentCell.LEVEL);
    ExperimentCell apart = ExperimentCell.fixedCoins(0, Promise.Bound.ABOUT);
    ExperimentCell biased = new ExperimentCell("biased", apart.config(), List.of(promise));
    assertThat(promise.isKept(ExperimentStudy.claims(biased, 20)[0], 20)).isFalse();
  }
}
