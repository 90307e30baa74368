package warlab.lab.report.page;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.report.chart.file.Drawing;

/**
 * All that a report says, in its order.
 *
 * @param question what is asked, in the words of the author; {@code null} if nobody said
 * @param subtitle game, players and games in a line
 * @param answer what came out, in sentences to quote
 * @param warnings what one must know before believing the answer
 * @param lead what stands on the first screen below the answer
 */
public record Page(
    String title,
    @Nullable String question,
    String subtitle,
    List<Prose> answer,
    List<Prose> warnings,
    List<Block> lead,
    List<Section> sections) {

  public Page {
    sections = sections.stream().filter(section -> !section.blocks().isEmpty()).toList();
  }

  /** All charts that lie beside the page as files, in the order of the page. */
  public List<Drawing> drawings() {
    return Stream.concat(
            lead.stream(), sections.stream().flatMap(section -> section.blocks().stream()))
        .flatMap(block -> block.drawings().stream())
        .toList();
  }
}
