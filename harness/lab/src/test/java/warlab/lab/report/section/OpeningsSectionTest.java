package warlab.lab.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.lab.report.MadeUpExperiment;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Table;
import warlab.lab.statistics.summary.Summary;
import warlab.lab.statistics.tally.ScriptedRun;

class OpeningsSectionTest {

  private static List<Block> blocks(Summary summary, Map<Integer, String> positions) {
    ReportSource source =
        new ReportSource("results/made-up", summary, null, "", true, List.of(), positions);
    return OpeningsSection.of(source).blocks();
  }

  private static String sentence(List<Block> blocks) {
    return ((Block.Paragraph) blocks.get(0)).prose().toString().replace('\u00a0', ' ');
  }

  private static List<String> row(List<Block> blocks, int row) {
    return ((Table) blocks.get(1))
        .rows().get(row).stream().map(Cell::text).map(text -> text.replace('\u00a0', ' ')).toList();
  }

  @Test
  void saysWhichOpeningsDecide() {
    Summary summary =
        ScriptedRun.roundRobin("a", "b")
            .pair(0, 0, "WW")
            .pair(0, 1, "LW")
            .pair(0, 2, "WL")
            .pair(0, 2, "WL")
            .summary();
    List<Block> blocks = blocks(summary, Map.of(1, "A".repeat(70), 2, "position two"));

    assertThat(sentence(blocks))
        .startsWith(
            "2 of 3 openings always went to the same side: 1 to the Attacker, 1 to the Defender.");
    assertThat(row(blocks, 0))
        .startsWith("2", "100.0 %")
        .endsWith("4", "1 of 1", "a \u2013 b (Attacker)", "position two");
    assertThat(row(blocks, 1))
        .startsWith("1", "0.0 %")
        .endsWith("1 of 1", "a \u2013 b (Defender)", "A".repeat(64) + "\u2026");
    assertThat(row(blocks, 2)).startsWith("0", "50.0 %").endsWith("0 of 1", "", "");
  }

  @Test
  void thePlainStartHasAName() {
    Summary summary = ScriptedRun.roundRobin("a", "b").pair(0, -1, "WW").summary();
    List<Block> blocks = blocks(summary, Map.of());

    assertThat(sentence(blocks))
        .startsWith("There is one opening, and it did not always go to the same side.");
    assertThat(row(blocks, 0)).startsWith("none").endsWith("the plain start");
  }

  @Test
  void oneOpeningIsToldInTheSingular() {
    Summary summary = ScriptedRun.roundRobin("a", "b").pair(0, 4, "LW").summary();

    assertThat(sentence(blocks(summary, Map.of())))
        .startsWith("There is one opening, and it always went to the Defender.");
  }

  @Test
  void pairingsBeyondTheNamedOnesAreCounted() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b", "c", "d");
    for (int pairing = 0; pairing < 6; pairing++) {
      run.pair(pairing, 0, "WL");
    }
    assertThat(row(blocks(run.summary(), Map.of()), 0))
        .contains("6 of 6")
        .anyMatch(cell -> cell.endsWith(" and 5 more"));
  }

  @Test
  void withFixedSidesNothingIsSaidToBeDecided() {
    List<Block> blocks = blocks(MadeUpExperiment.ofPlayers(3).crossed().summary(), Map.of());

    assertThat(sentence(blocks)).contains("Sides were never swapped");
    assertThat(((Table) blocks.get(1)).columns()).extracting("name").doesNotContain("decides");
  }

  @Test
  void ofManyOpeningsThePageSaysNothing() {
    assertThat(blocks(MadeUpExperiment.of("a", "b").pairs(51).summary(), Map.of())).isEmpty();
    assertThat(blocks(MadeUpExperiment.of("a", "b").pairs(51).openings(50).summary(), Map.of()))
        .isNotEmpty();
  }
}
