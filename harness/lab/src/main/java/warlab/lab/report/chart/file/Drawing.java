package warlab.lab.report.chart.file;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.jfree.chart.plot.XYPlot;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.DotRows;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.statistics.basic.Interval;
import warlab.players.program.process.Daemon;

/**
 * A picture that other threads draw, once as SVG and once as PNG, while the page around it is made.
 * Charts change as they are drawn, so the second waits for the first.
 */
public final class Drawing {
  private static final Executor RENDER_POOL =
      Executors.newFixedThreadPool(
          Runtime.getRuntime().availableProcessors(),
          work -> Daemon.thread("charts", work)); // a failed report need not wait for its charts

  private final Picture picture;
  private final List<String> paths;
  private final CompletableFuture<String> svg;
  private final CompletableFuture<Map<String, byte[]>> files;

  private Drawing(Picture picture, boolean hasFiles) {
    this.picture = picture;
    paths = hasFiles ? ChartFiles.paths(picture) : List.of();
    svg = CompletableFuture.supplyAsync(() -> ChartFiles.svg(picture), RENDER_POOL);
    files =
        hasFiles
            ? svg.thenApplyAsync(text -> ChartFiles.of(picture, text), RENDER_POOL)
            : CompletableFuture.completedFuture(Map.of());
  }

  /** Loads what all charts need, fonts above all, while games are still being read. */
  public static void prepare() {
    CompletableFuture<?> unused =
        CompletableFuture.runAsync(
            () -> {
              DotRows rows = new DotRows();
              rows.series("", ChartTheme.BLUE);
              rows.add(0, "0", 0, new Interval(0, 1), "0", "0");
              XYPlot plot = rows.plot(Axes.linear("0"), 0);
              Picture picture = Picture.of("", "0", "0", plot, true, Picture.HEIGHT);
              ChartFiles.of(picture, ChartFiles.svg(picture));
            },
            RENDER_POOL);
  }

  /** Begins to draw a chart that is nowhere but in the page. */
  public static Drawing inPageOnly(Picture picture) {
    return new Drawing(picture, false);
  }

  /** Begins to draw a chart with files of its own. */
  public static Drawing withFiles(Picture picture) {
    return new Drawing(picture, true);
  }

  public Picture picture() {
    return picture;
  }

  /** The element for a page. */
  public String svg() {
    return result(svg);
  }

  /** Where its files lie, as seen from the results folder; known before they are drawn. */
  public List<String> paths() {
    return paths;
  }

  /** SVG and PNG, by where they lie as seen from the results folder. */
  public Map<String, byte[]> files() {
    return result(files);
  }

  private static <T> T result(CompletableFuture<T> work) {
    try {
      return work.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof RuntimeException problem) {
        throw problem;
      }
      if (failed.getCause() instanceof Error problem) {
        throw problem;
      }
      throw failed;
    }
  }
}
