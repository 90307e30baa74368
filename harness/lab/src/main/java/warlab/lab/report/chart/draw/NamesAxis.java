package warlab.lab.report.chart.draw;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import warlab.lab.report.text.Names;

/** An axis of names, at 0, 1, 2 and so on: a long name is broken into lines, never cut. */
public final class NamesAxis extends SymbolAxis {
  private static final long serialVersionUID = 1;

  /** From line to line of a name. */
  static final int LINE = 17;

  private static final int GAP = 6;

  private final transient List<List<String>> names;

  /** Names with at most so many letters in a line. */
  public NamesAxis(List<String> names, int letters) {
    super(null, names.toArray(String[]::new));
    this.names = names.stream().map(name -> Names.lines(name, letters)).toList();
    ChartTheme.style(this);
    setGridBandsVisible(false);
    setAxisLineVisible(false);
    setTickMarksVisible(false);
    setTickLabelInsets(new RectangleInsets(0, GAP, 0, GAP));
  }

  /** How many lines the longest name takes. */
  public int lines() {
    return names.stream().mapToInt(List::size).max().orElse(1);
  }

  /** The letters of the longest line. */
  public int letters() {
    return names.stream().flatMap(List::stream).mapToInt(String::length).max().orElse(0);
  }

  @Override
  @SuppressWarnings("rawtypes") // the library's own signature
  protected double findMaximumTickLabelWidth(
      List ticks, Graphics2D graphics, Rectangle2D area, boolean vertical) {
    return 2 * GAP + (vertical ? LINE * lines() : longest(graphics));
  }

  @Override
  @SuppressWarnings("rawtypes") // the library's own signature
  protected double findMaximumTickLabelHeight(
      List ticks, Graphics2D graphics, Rectangle2D area, boolean vertical) {
    return 2 * GAP + (vertical ? longest(graphics) : LINE * lines());
  }

  private double longest(Graphics2D graphics) {
    FontMetrics metrics = graphics.getFontMetrics(getTickLabelFont());
    return names.stream().flatMap(List::stream).mapToDouble(metrics::stringWidth).max().orElse(0);
  }

  @Override
  protected AxisState drawTickMarksAndLabels(
      Graphics2D graphics,
      double cursor,
      Rectangle2D plotArea,
      Rectangle2D area,
      RectangleEdge edge) {
    AxisState state = new AxisState(cursor);
    state.setTicks(List.of());
    graphics.setFont(getTickLabelFont());
    graphics.setPaint(getTickLabelPaint());
    for (int i = 0; i < names.size(); i++) {
      draw(graphics, names.get(i), cursor, valueToJava2D(i, area, edge), edge);
    }
    boolean vertical = isVerticalTickLabels();
    if (RectangleEdge.LEFT.equals(edge)) {
      state.cursorLeft(findMaximumTickLabelWidth(state.getTicks(), graphics, area, vertical));
    } else if (RectangleEdge.RIGHT.equals(edge)) {
      state.cursorRight(findMaximumTickLabelWidth(state.getTicks(), graphics, area, vertical));
    } else {
      state.cursorUp(findMaximumTickLabelHeight(state.getTicks(), graphics, area, vertical));
    }
    return state;
  }

  /** On the left and above the lines end at the plot; on the right they begin there. */
  private void draw(
      Graphics2D graphics, List<String> lines, double cursor, double at, RectangleEdge edge) {
    FontMetrics metrics = graphics.getFontMetrics();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      double width = metrics.stringWidth(line);
      // The base line of letters lies a third of their height below their middle.
      double down = LINE * (i - (lines.size() - 1) / 2.0) + LINE / 3.0;
      if (RectangleEdge.LEFT.equals(edge)) {
        graphics.drawString(line, (float) (cursor - GAP - width), (float) (at + down));
      } else if (RectangleEdge.RIGHT.equals(edge)) {
        graphics.drawString(line, (float) (cursor + GAP), (float) (at + down));
      } else if (isVerticalTickLabels()) {
        AffineTransform upright = graphics.getTransform();
        graphics.rotate(-Math.PI / 2, at + down, cursor - GAP);
        graphics.drawString(line, (float) (at + down), (float) (cursor - GAP));
        graphics.setTransform(upright);
      } else {
        float up = (float) (cursor - GAP - LINE * (lines.size() - 1 - i));
        graphics.drawString(line, (float) (at - width / 2), up);
      }
    }
  }
}
