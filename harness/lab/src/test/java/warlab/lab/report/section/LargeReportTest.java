package warlab.lab.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import warlab.lab.report.MadeUpExperiment;
import warlab.lab.report.chart.CrossTable;
import warlab.lab.report.page.PageWriter;
import warlab.lab.report.page.Table;
import warlab.lab.statistics.summary.Summary;

/** A round robin of 200 players has 19,900 pairings. */
@Tag("long")
class LargeReportTest {
  /** What replays, with up to 1,500,000 letters, leave of 3 MB, and a little for the config. */
  private static final int MAX_BYTES = 1_450_000;

  private static Summary summary;
  private static String html;

  @BeforeAll
  static void make() {
    summary = MadeUpExperiment.ofPlayers(200).pairs(1).spread(3).recordEvery(20).summary();
    ReportSource source =
        new ReportSource("results/made-up", summary, null, "", true, List.of(), Map.of());
    html = new PageWriter().write(ReportPage.of(source, Optional::empty));
  }

  @Test
  void itsPageStaysSmall() {
    assertThat(html.getBytes(StandardCharsets.UTF_8).length).isLessThan(MAX_BYTES);
  }

  @Test
  void longTablesShowTheirFirstRowsAndNameTheFileThatHasAll() {
    assertThat(html)
        .contains("The first 120 of 19,900\u00a0rows; <a href=\"pairings.csv\">")
        .contains("The first 120 of 19,901\u00a0rows; <a href=\"lengths.csv\">")
        .contains("The first 120 of 402\u00a0rows; <a href=\"sides.csv\">")
        .contains("Pairings, the strongest player&#39;s first")
        .contains("The first 120 of 200\u00a0rows; <a href=\"players.csv\">");
    assertThat(html.split("<tr>", -1)).hasSizeLessThan(10 * Table.MAX_ROWS);
  }

  @Test
  void theCrossTableHasTheStrongest() {
    CrossTable table = CrossTable.of(summary);

    assertThat(table.firsts()).hasSize(30).isSubsetOf(strongest());
    assertThat(table.seconds()).isEqualTo(table.firsts());
    assertThat(html).contains("; the strongest 30 of a side, sides.csv has all");
  }

  private static List<String> strongest() {
    return summary.players().stream()
        .sorted((a, b) -> Double.compare(b.rating(), a.rating()))
        .limit(30)
        .map(player -> player.role().player())
        .toList();
  }
}
