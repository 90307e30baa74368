package warlab.lab.report.section;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.Manifest;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.file.ChartFiles;
import warlab.lab.report.page.Block;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * What the sections of a report are made of.
 *
 * @param folder the results, as one would type it in a command
 * @param manifest {@code null} if it is missing
 * @param config the resolved experiment as text
 * @param missingFiles names of files that the run wrote and that are no more
 */
public record ReportSource(
    String folder,
    Summary summary,
    @Nullable Manifest manifest,
    String config,
    List<Picture> pictures,
    List<String> missingFiles) {

  /** The charts whose names begin so, ready for the page. */
  List<Block.Figure> figures(String prefix) {
    return pictures.stream()
        .filter(picture -> picture.name().startsWith(prefix))
        .map(ReportSource::figure)
        .toList();
  }

  private static Block.Figure figure(Picture picture) {
    String file = "charts/" + picture.name();
    return new Block.Figure(
        picture.title(), ChartFiles.svg(picture), List.of(file + ".svg", file + ".png"));
  }

  Optional<SpeedSummary> speed(Role role) {
    return summary.speeds().stream().filter(each -> each.role().equals(role)).findFirst();
  }

  boolean isRated(Role role) {
    return summary.players().stream().map(PlayerSummary::role).anyMatch(role::equals);
  }
}
