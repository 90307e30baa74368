package warlab.lab.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import warlab.lab.record.Manifest;
import warlab.lab.report.MadeUpExperiment;
import warlab.lab.report.section.ReportPage;
import warlab.lab.report.section.ReportSource;
import warlab.lab.statistics.summary.Summary;

@Tag("long")
class PageWriterTest {
  private static final String NASTY = "<script>alert('x')</script> & \"co\"";

  private static String html(MadeUpExperiment experiment) {
    Summary summary = experiment.summary();
    Manifest manifest =
        new Manifest(
            "made-up",
            "ai-wargame",
            7,
            Map.of("version", "test", "config", "c0ffee"),
            true,
            2,
            2,
            List.of("Java"),
            "Linux",
            "2026-01-01T00:00:00Z",
            null,
            null,
            null,
            List.of(),
            List.of(),
            Map.of(),
            Map.of(),
            Map.of(),
            Map.of(),
            Map.of());
    ReportSource source =
        new ReportSource(
            "results/made-up",
            summary,
            manifest,
            "name: " + NASTY,
            true,
            List.of("moves.csv"),
            Map.of());
    return new PageWriter().write(ReportPage.of(source, Optional::empty));
  }

  @Test
  void aPlayerNamedLikeAScriptStaysText() {
    String html = html(MadeUpExperiment.of(NASTY, "b", "c").pairs(20).sprt(0, 20));
    assertThat(html)
        .contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;co&quot;")
        .doesNotContain("<script>alert");
  }

  @Test
  void sectionsFollowTheQuestionsOfAReader() {
    String html = html(MadeUpExperiment.ofPlayers(4).pairs(200));
    assertThat(html)
        .containsSubsequence(
            "class=\"answer\"",
            "id=\"strength\"",
            "id=\"sides\"",
            "id=\"games\"",
            "id=\"cost\"",
            "id=\"prediction\"",
            "id=\"faults\"",
            "id=\"certainty\"",
            "id=\"repeat\"");
  }

  @Test
  void faultsUnfinishedRunsAndCopiesAreToldLoudly() {
    String html = html(MadeUpExperiment.ofPlayers(4).pairs(200).copied());
    assertThat(html)
        .contains("<strong>Faults: ", "<strong>Unfinished: ", "<strong>Mostly copies: ")
        .contains("<strong>Missing files: </strong>moves.csv");
    assertThat(html).contains("./warlab rerun results/made-up 500");
  }

  @Test
  void whereOpeningsRepeatResultsHoldOnThem() {
    assertThat(html(MadeUpExperiment.ofPlayers(2).pairs(30).openings(12)))
        .contains("results hold on these 12\u00a0openings", "none of them a copy");
    assertThat(html(MadeUpExperiment.ofPlayers(2).pairs(30).copied()))
        .contains("results hold on this one opening", "58 of them are copies");
    assertThat(html(MadeUpExperiment.ofPlayers(2).pairs(30))).doesNotContain("results hold on");
  }

  @Test
  void theWayToRepeatItIsThere() {
    assertThat(html(MadeUpExperiment.ofPlayers(2)))
        .contains("./warlab run results/made-up/experiment.yaml", "c0ffee", ">seed<", ">7<");
  }

  @Test
  void nothingIsFetchedFromAnywhere() {
    String html = html(MadeUpExperiment.ofPlayers(3));
    assertThat(html).contains("default-src 'none'");
    // Name spaces are names only.
    String fetching = html.replaceAll(" xmlns=\"[^\"]*\"", "");
    assertThat(Stream.of("http://", "https://", " src=", "@import", "url(//"))
        .noneMatch(fetching::contains);
  }

  @Test
  void noTwoThingsOnThePageHaveTheSameId() {
    String html = html(MadeUpExperiment.ofSweep().pairs(5).sprt(0, 20));
    assertThat(Pattern.compile(" id=\"([^\"]*)\"").matcher(html).results())
        .hasSizeGreaterThan(40)
        .extracting(MatchResult::group)
        .doesNotHaveDuplicates();
  }

  @Test
  void aRunWithoutGamesStillHasAPage() {
    assertThat(html(MadeUpExperiment.ofPlayers(3).pairs(0)))
        .contains("No games have been played yet.", "id=\"repeat\"")
        .doesNotContain("id=\"strength\"", "No charts: ");
  }

  @Test
  void noNumberIsInfiniteOrMissing() {
    for (MadeUpExperiment experiment :
        List.of(
            MadeUpExperiment.ofPlayers(3).spread(9000),
            MadeUpExperiment.ofPlayers(2).pairs(1),
            MadeUpExperiment.ofPlayers(3).crossed().pairs(1).withoutSearch())) {
      assertThat(html(experiment)).doesNotContain("NaN", "Infinity", "\u221e");
    }
  }
}
