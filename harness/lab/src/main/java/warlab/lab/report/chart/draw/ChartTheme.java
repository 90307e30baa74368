package warlab.lab.report.chart.draw;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Polygon;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.Collection;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.text.TextUtils;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;

/**
 * The one look of all charts: white, a thin grid, and colours by Okabe and Ito that people who see
 * colours differently can tell apart. Series beyond the colours get another marker and dash.
 */
public final class ChartTheme {
  public static final Color INK = new Color(0x22, 0x22, 0x22);
  public static final Color PALE_INK = new Color(0x5a, 0x5a, 0x5a);
  static final Color GRID = new Color(0xdd, 0xdd, 0xdd);
  public static final Color NEUTRAL = new Color(0x99, 0x99, 0x99);
  public static final Color BLUE = new Color(0x00, 0x72, 0xb2);
  public static final Color VERMILION = new Color(0xd5, 0x5e, 0x00);

  private static final Color[] COLOURS = {
    BLUE,
    VERMILION,
    new Color(0x00, 0x9e, 0x73),
    new Color(0xcc, 0x79, 0xa7),
    new Color(0xe6, 0x9f, 0x00),
    new Color(0x56, 0xb4, 0xe9),
    new Color(0x55, 0x55, 0x55),
  };
  private static final float[][] DASHES = {null, {8, 4}, {2, 4}};

  static {
    // Else the library draws upright labels as outlines, a kilobyte and more for each in an SVG.
    TextUtils.setUseDrawRotatedStringWorkaround(false);
  }

  private ChartTheme() {}

  public static Font font(int size) {
    return new Font(Font.SANS_SERIF, Font.PLAIN, size);
  }

  public static Color series(int index) {
    return COLOURS[index % COLOURS.length];
  }

  /** How many series can be told apart. */
  public static int distinctSeries() {
    return COLOURS.length * DASHES.length;
  }

  static Stroke line(int index) {
    float[] dash = DASHES[index / COLOURS.length % DASHES.length];
    return new BasicStroke(2.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dash, 0);
  }

  public static Shape marker(int index) {
    return switch (index / COLOURS.length % DASHES.length) {
      case 0 -> new Ellipse2D.Double(-4.5, -4.5, 9, 9);
      case 1 -> new Rectangle2D.Double(-4, -4, 8, 8);
      default -> new Polygon(new int[] {0, 6, 0, -6}, new int[] {-6, 0, 6, 0}, 4);
    };
  }

  /** Dots with whiskers for their errors, across or up. */
  public static XYErrorRenderer whiskers(boolean areAcross, float width, double cap) {
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDrawXError(areAcross);
    renderer.setDrawYError(!areAcross);
    renderer.setErrorStroke(new BasicStroke(width));
    renderer.setCapLength(cap);
    return renderer;
  }

  /** A chart with its headings and, if the plot has several series, a legend below. */
  static JFreeChart chart(String title, String subtitle, Plot plot, boolean hasLegend) {
    JFreeChart chart = new JFreeChart(null, font(20), plot, hasLegend);
    chart.setBackgroundPaint(Color.WHITE);
    chart.setPadding(new RectangleInsets(10, 12, 10, 26));
    chart.setTitle(title(title));
    if (!subtitle.isEmpty()) {
      chart.addSubtitle(0, subtitle(subtitle));
    }
    LegendTitle legend = chart.getLegend();
    if (legend != null) {
      style(legend);
    }
    return chart;
  }

  static LegendTitle style(LegendTitle legend) {
    legend.setItemFont(font(15));
    legend.setItemPaint(INK);
    legend.setFrame(BlockBorder.NONE);
    legend.setPosition(RectangleEdge.BOTTOM);
    legend.setItemLabelPadding(new RectangleInsets(2, 2, 2, 14));
    return legend;
  }

  static TextTitle title(String text) {
    return heading(text, new Font(Font.SANS_SERIF, Font.BOLD, 19), INK);
  }

  static TextTitle subtitle(String text) {
    return heading(text, font(15), PALE_INK);
  }

  static TextTitle heading(String text, Font font, Color colour) {
    TextTitle heading = new TextTitle(text, font);
    heading.setPaint(colour);
    heading.setHorizontalAlignment(HorizontalAlignment.LEFT);
    heading.setTextAlignment(HorizontalAlignment.LEFT);
    heading.setPosition(RectangleEdge.TOP);
    heading.setPadding(new RectangleInsets(1, 2, 4, 2));
    return heading;
  }

  /**
   * About how much height a legend with these names takes below a chart. Reckoned with wide
   * letters, because the library measures a legend only when it draws it, after the height is
   * chosen.
   */
  public static int legendHeight(Collection<String> names) {
    int lines = 1;
    int width = 0;
    for (String name : names) {
      int item = 55 + 9 * name.length();
      if (width + item > Picture.WIDTH - 40) {
        lines++;
        width = 0;
      }
      width += item;
    }
    return 24 * lines;
  }

  public static XYPlot style(XYPlot plot) {
    plot.setBackgroundPaint(Color.WHITE);
    plot.setOutlineVisible(false);
    plot.setDomainGridlinePaint(GRID);
    plot.setRangeGridlinePaint(GRID);
    plot.setDomainGridlineStroke(new BasicStroke(1));
    plot.setRangeGridlineStroke(new BasicStroke(1));
    plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    plot.setInsets(new RectangleInsets(10, 4, 4, 4));
    style(plot.getDomainAxis());
    style(plot.getRangeAxis());
    // So low that the lowest label of the other axis does not touch them.
    plot.getDomainAxis().setTickLabelInsets(new RectangleInsets(7, 4, 2, 4));
    return plot;
  }

  public static <T extends ValueAxis> T style(T axis) {
    axis.setLabelFont(font(15));
    axis.setTickLabelFont(font(15));
    axis.setLabelPaint(PALE_INK);
    axis.setTickLabelPaint(INK);
    axis.setAxisLinePaint(NEUTRAL);
    axis.setTickMarkPaint(NEUTRAL);
    return axis;
  }
}
