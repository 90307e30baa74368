package warlab.lab.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.lab.report.MadeUpExperiment;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.file.ChartFiles;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.section.ReportPage;
import warlab.lab.report.section.ReportSource;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.Summary;

/** Draws every chart of odd experiments. The pictures stay in the build folder to be looked at. */
@Tag("long")
class ChartsTest {
  private static final Path PICTURES = Path.of("target", "chart-pictures");

  private static Stream<Arguments> experiments() {
    return Stream.of(
        Arguments.of("two-players", MadeUpExperiment.of("assault", "e3e4").pairs(1000).sprt(0, 20)),
        Arguments.of("six-players", MadeUpExperiment.ofPlayers(6).pairs(30).draws(0.1).sprt(0, 20)),
        Arguments.of("twenty-players", MadeUpExperiment.ofPlayers(20).pairs(4)),
        Arguments.of(
            "ten-thousand-games", MadeUpExperiment.ofPlayers(2).pairs(5000).recordEvery(50)),
        Arguments.of("one-game", MadeUpExperiment.of("lonely").crossed().pairs(1).recordEvery(1)),
        Arguments.of("all-wins", MadeUpExperiment.ofPlayers(3).pairs(20).spread(9000).sprt(0, 20)),
        Arguments.of("sides-fixed", MadeUpExperiment.ofPlayers(4).crossed().pairs(40)),
        Arguments.of("sweep", MadeUpExperiment.ofSweep().pairs(5)),
        Arguments.of("grid", MadeUpExperiment.ofGrid().pairs(5)),
        Arguments.of("no-search", MadeUpExperiment.ofPlayers(3).pairs(20).withoutSearch()),
        Arguments.of(
            "long-names",
            MadeUpExperiment.of(
                    "alpha-beta-with-a-very-long-name-that-goes-on depth=3",
                    "alpha-beta-with-a-very-long-name-that-goes-on depth=4",
                    "<script>alert('x')</script> & \"co\"",
                    "W")
                .pairs(20)
                .sprt(0, 20)));
  }

  /** As a report shows them: those that its sections name. */
  private static List<Drawing> drawings(Summary summary) {
    ReportSource source =
        new ReportSource("results/made-up", summary, null, "", true, List.of(), Map.of());
    return ReportPage.of(source, Optional::empty).drawings();
  }

  private static List<Picture> pictures(Summary summary) {
    return drawings(summary).stream().map(Drawing::picture).toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("experiments")
  void everyChartIsDrawnAndSaysFromHowManyGames(String name, MadeUpExperiment experiment)
      throws IOException {
    Summary summary = experiment.summary();
    List<Drawing> drawings = drawings(summary);
    Path folder = PICTURES.resolve(name);
    Files.createDirectories(folder.resolve("charts"));
    assertThat(drawings).isNotEmpty();
    for (Drawing drawing : drawings) {
      for (Map.Entry<String, byte[]> file : drawing.files().entrySet()) {
        Files.write(folder.resolve(file.getKey()), file.getValue());
      }
      Picture picture = drawing.picture();
      assertThat(picture.title())
          .containsAnyOf(
              NumberText.count(summary.games(), "game"),
              NumberText.count(summary.recordedGames(), "game"));
      assertThat(folder.resolve("charts").resolve(picture.name() + ".png")).isNotEmptyFile();
      assertThat(Files.readString(folder.resolve("charts").resolve(picture.name() + ".svg")))
          .contains("<svg ", drawing.svg())
          .doesNotContain("NaN", "Infinity", "<script");
    }
    assertThat(drawings).extracting(drawing -> drawing.picture().name()).doesNotHaveDuplicates();
  }

  /** Also when they are drawn one by one, and not beside each other. */
  @Test
  void theSameGamesGiveTheSameBytes() {
    Summary summary = MadeUpExperiment.ofSweep().pairs(3).summary();
    List<Drawing> together = drawings(summary);
    List<Drawing> again = drawings(MadeUpExperiment.ofSweep().pairs(3).summary());
    assertThat(together).hasSameSizeAs(again);
    for (int i = 0; i < together.size(); i++) {
      assertThat(together.get(i).files()).containsExactlyEntriesOf(again.get(i).files());
    }
    Picture alone = new SweepChart().pictures(summary).get(0);
    Drawing drawn =
        together.stream()
            .filter(each -> each.picture().name().equals(alone.name()))
            .findFirst()
            .orElseThrow();
    assertThat(drawn.svg()).isEqualTo(ChartFiles.svg(alone));
    assertThat(drawn.files()).containsEntry("charts/sweep-depth.png", ChartFiles.png(alone));
  }

  @Test
  void allKindsOfChartsAreThereWhenTheDataIs() {
    assertThat(pictures(MadeUpExperiment.ofSweep().pairs(40).sprt(0, 20).summary()))
        .extracting(Picture::name)
        .doesNotHaveDuplicates()
        .containsExactly(
            "sweep-depth",
            "win-rate",
            "win-rate-more",
            "heat-map",
            "sprt",
            "length",
            "length-by-pairing",
            "length-by-pairing-more",
            "endings",
            "endings-more",
            "pareto-nodes",
            "evals",
            "speed",
            "calibration",
            "calibration-more",
            "score-curve",
            "score-curve-more");
  }

  @Test
  void aGridOfTwoSweptKeysIsAHeatMapAndALineForEachValueOfTheOtherKey() {
    Summary summary = MadeUpExperiment.ofGrid().pairs(5).summary();

    assertThat(pictures(summary)).extracting(Picture::name).contains("sweep-depth", "sweep-grid");
    assertThat(new Sweeps(summary).lines("depth").keySet()).containsExactly("e0", "e1", "e2");
    assertThat(new Sweeps(summary).lines("depth").values())
        .allSatisfy(line -> assertThat(line.keySet()).containsExactly(1.0, 2.0, 3.0, 4.0));
    SweepGrid grid = SweepGrid.of(summary).get(0);
    assertThat(grid.rows()).containsExactly("e0", "e1", "e2");
    assertThat(grid.columns()).containsExactly("1", "2", "3", "4");
    assertThat(grid.at("e2", "4"))
        .hasValueSatisfying(player -> assertThat(player.spec().label()).isEqualTo("e2 d4"));
  }

  @Test
  void whoSearchesNothingIsNotDrawnWhereCostIs() {
    Summary summary =
        MadeUpExperiment.ofPlayers(5).pairs(5).withoutSearchOf("heuristic-e4").summary();

    assertThat(ChartFiles.svg(new ParetoChart().pictures(summary).get(0)))
        .contains("heuristic-e3: ")
        .doesNotContain("heuristic-e4: ");
  }

  @Test
  void valuesCanBePointedAtWithTheirIntervals() {
    Summary summary = MadeUpExperiment.ofPlayers(3).pairs(5).summary();

    assertThat(ChartFiles.svg(new RatingChart().pictures(summary).get(0)))
        .containsPattern("<title>heuristic-e0: \\S+ \\(\\S+ to \\S+\\) Elo</title>");
  }

  @Test
  void pairingsAreSeenFromTheStrongerAndFoldedAfterTen() {
    Summary summary = MadeUpExperiment.ofPlayers(8).pairs(20).summary();
    List<Picture> pictures = new WinRateChart().pictures(summary);

    assertThat(RankedPairings.of(summary))
        .hasSize(28)
        .allMatch(pairing -> pairing.estimate().score() >= 0.5);
    assertThat(RankedPairings.of(summary).get(0).a()).isEqualTo("heuristic-e0");
    assertThat(pictures)
        .extracting(Picture::collapsedLabel)
        .containsExactly("", "18\u00a0more pairings");
  }

  @Test
  void aChartWithoutDataIsNotMade() {
    assertThat(pictures(MadeUpExperiment.ofPlayers(3).pairs(0).summary())).isEmpty();
    assertThat(pictures(MadeUpExperiment.ofPlayers(3).pairs(5).withoutSearch().summary()))
        .extracting(Picture::name)
        .contains("rating", "win-rate", "heat-map", "length", "length-by-pairing", "endings")
        .doesNotContain("sprt", "evals", "speed", "calibration", "score-curve");
  }
}
