package warlab.lab.report.page;

import java.util.List;
import java.util.Locale;
import warlab.lab.report.chart.file.Drawing;

/** A part of a section, from top to bottom. */
public sealed interface Block
    permits Block.Paragraph,
        Block.Figure,
        Block.Collapsed,
        Block.Listing,
        Block.Replays,
        HeatMap,
        Table {

  /** The name by which the template tells blocks apart. */
  default String kind() {
    String name = getClass().getSimpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /** What lies beside the page as files too. */
  default List<Drawing> drawings() {
    return List.of();
  }

  /** Where these files lie, as seen from the page. */
  default List<String> files() {
    return drawings().stream().flatMap(chart -> chart.paths().stream()).toList();
  }

  /** Running text. */
  record Paragraph(Prose prose) implements Block {}

  /** A chart. */
  record Figure(Drawing drawing) implements Block {
    @Override
    public List<Drawing> drawings() {
      return List.of(drawing);
    }
  }

  /**
   * The viewer of recorded games.
   *
   * @param json the games, see {@code warlab.lab.report.replay}
   * @param boardScript draws their positions; empty where they are text to look at
   */
  record Replays(String json, String boardScript) implements Block {}

  /** A paragraph that few need, closed at first. */
  record Collapsed(String title, String text) implements Block {}

  /** A text to copy, closed at first if it is long. */
  record Listing(String title, String text, boolean isLong) implements Block {}
}
