package warlab.lab.report.page;

import java.util.List;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.file.ChartFiles;

/** A part of a section, from top to bottom. */
public sealed interface Block
    permits Block.Paragraph,
        Block.Figure,
        Block.Fold,
        Block.Listing,
        Block.Replays,
        HeatMap,
        Table {

  /** The name by which the template tells blocks apart. */
  String kind();

  /** What lies beside the page as files too. */
  default List<Picture> pictures() {
    return List.of();
  }

  /** Where these files lie, as seen from the page. */
  default List<String> files() {
    return pictures().stream().flatMap(picture -> ChartFiles.paths(picture).stream()).toList();
  }

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
   * @param fold what is written on it while it is closed; empty if it is open
   * @param svg the element, which goes into the page as it is
   */
  record Figure(String title, String svg, String fold, List<Picture> pictures) implements Block {

    /** A chart with files of its own. */
    public static Figure withFiles(Picture picture) {
      return new Figure(picture.title(), ChartFiles.svg(picture), picture.fold(), List.of(picture));
    }

    /** A chart that is nowhere but in the page. */
    public static Figure inPageOnly(Picture picture) {
      return new Figure(picture.title(), ChartFiles.svg(picture), picture.fold(), List.of());
    }

    @Override
    public String kind() {
      return "figure";
    }
  }

  /**
   * The viewer of recorded games.
   *
   * @param json the games, see {@code warlab.lab.report.replay}
   * @param boardScript draws their positions; empty where they are text to look at
   */
  record Replays(String json, String boardScript) implements Block {
    @Override
    public String kind() {
      return "replays";
    }
  }

  /** A paragraph that few need, closed at first. */
  record Fold(String title, String text) implements Block {
    @Override
    public String kind() {
      return "fold";
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
