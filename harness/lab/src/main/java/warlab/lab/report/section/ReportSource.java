package warlab.lab.report.section;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.config.PlayerSpec;
import warlab.lab.record.Manifest;
import warlab.lab.report.chart.SummaryChart;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.page.Block;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Summary;

/**
 * What the sections of a report are made of.
 *
 * @param folder the results, as one would type it in a command
 * @param manifest {@code null} if it is missing
 * @param config the resolved experiment as text
 * @param drawsCharts whether this machine has fonts to draw them with
 * @param missingFiles names of files that the run wrote and that are no more
 * @param openings positions of the openings that the summary tells of, by number; what is known
 */
public record ReportSource(
    String folder,
    Summary summary,
    @Nullable Manifest manifest,
    String config,
    boolean drawsCharts,
    List<String> missingFiles,
    Map<Integer, String> openings) {

  /** A chart for this place of the page, with files beside it. */
  List<Block.Figure> figures(SummaryChart chart) {
    return drawings(chart).stream().map(Block.Figure::new).toList();
  }

  List<Drawing> drawings(SummaryChart chart) {
    return drawsCharts
        ? chart.pictures(summary).stream().map(Drawing::withFiles).toList()
        : List.of();
  }

  /** How an outside program is started; empty for a player of our own. */
  String command(Role role) {
    PlayerSpec player = summary.config().player(role.player());
    return Stream.of(Side.values())
        .filter(side -> role.side() == null || role.side() == side)
        .map(side -> player.as(side).command())
        .filter(command -> !command.isEmpty())
        .findFirst()
        .orElse("");
  }

  /** What is known of the program that played for somebody. */
  Manifest.ProgramNote program(Role role) {
    Manifest.ProgramNote unknown = new Manifest.ProgramNote("", false);
    return manifest == null ? unknown : manifest.programs().getOrDefault(role.player(), unknown);
  }
}
