package warlab.lab.report.page;

import java.util.List;

/** A part of a section, from top to bottom. */
public sealed interface Block
    permits Block.Paragraph, Block.Figure, Block.Listing, Block.Replays, HeatMap, Table {

  /** The name by which the template tells blocks apart. */
  String kind();

  /** Running text. */
  record Paragraph(Prose prose) implements Block {
    @Override
    public String kind() {
      return "paragraph";
    }
  }

  /**
   * A chart.
   *
   * @param svg the element, which goes into the page as it is
   * @param files where else it lies, to be linked
   */
  record Figure(String title, String svg, List<String> files) implements Block {
    @Override
    public String kind() {
      return "figure";
    }
  }

  /**
   * The viewer of recorded games.
   *
   * @param json the games, see {@code warlab.lab.report.replay}
   * @param boardScript draws their positions
   */
  record Replays(String json, String boardScript) implements Block {
    @Override
    public String kind() {
      return "replays";
    }
  }

  /** A text to copy, closed at first if it is long. */
  record Listing(String title, String text, boolean isLong) implements Block {
    @Override
    public String kind() {
      return "listing";
    }
  }
}
