package warlab.lab.report.page;

import java.util.List;
import warlab.lab.report.chart.file.Drawing;

/**
 * All that a report says, in its order.
 *
 * @param subtitle game, players and games in a line
 * @param answer what came out, in sentences to quote
 * @param warnings what one must know before believing the answer
 */
public record Page(
    String title,
    String subtitle,
    List<Prose> answer,
    List<Prose> warnings,
    List<Section> sections) {

  public Page {
    answer = List.copyOf(answer);
    warnings = List.copyOf(warnings);
    sections = List.copyOf(sections);
  }

  /** All charts that lie beside the page as files, in the order of the page. */
  public List<Drawing> drawings() {
    return sections.stream()
        .flatMap(section -> section.blocks().stream())
        .flatMap(block -> block.drawings().stream())
        .toList();
  }
}
