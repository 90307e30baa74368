package warlab.lab.report.chart.draw;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.axis.ValueTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.Range;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;

/**
 * A logarithmic axis just as long as its numbers need: with ticks at these where they are few and
 * whole, else at 1, 2 and 5 over few powers of ten, at the powers over many.
 */
final class LogarithmicAxis extends LogAxis {
  private static final long serialVersionUID = 1;

  /** Air at both ends, as a share of the length: a dot on the edge would be cut. */
  private static final double MARGIN = 0.06;

  private static final int FEW = 8;

  private final transient List<Double> few;

  private LogarithmicAxis(String label, List<Double> few) {
    super(label);
    this.few = few;
  }

  /** Shows errors whole, but no lower end beyond a third of the lowest number: it may be 0. */
  static LogarithmicAxis of(String label, Collection<Double> values, Collection<Interval> errors) {
    double lowest = values.stream().mapToDouble(Double::doubleValue).min().orElse(1);
    double highest = values.stream().mapToDouble(Double::doubleValue).max().orElse(1);
    LogarithmicAxis axis = ChartTheme.style(new LogarithmicAxis(label, few(values)));
    axis.setBase(10);
    axis.setSmallestValue(lowest / 10);
    double air = Math.pow(highest / lowest, MARGIN);
    double low = lowest / air;
    double high = highest * air;
    double lowError = errors.stream().mapToDouble(Interval::low).min().orElse(low);
    double highError = errors.stream().mapToDouble(Interval::high).max().orElse(high);
    axis.setRange(
        new Range(Math.min(low, Math.max(lowError, low / 3)), Math.max(high, 1.05 * highError)));
    axis.setMinorTickMarksVisible(false);
    return axis;
  }

  @Override
  public double valueToJava2D(double value, Rectangle2D area, RectangleEdge edge) {
    // What has no logarithm lies beyond the end rather than nowhere.
    return super.valueToJava2D(Math.max(value, getSmallestValue()), area, edge);
  }

  private static List<Double> few(Collection<Double> values) {
    List<Double> distinct = values.stream().sorted().distinct().toList();
    boolean areWhole = distinct.stream().allMatch(value -> value == Math.rint(value));
    return areWhole && distinct.size() <= FEW ? distinct : List.of();
  }

  @Override
  public List<ValueTick> refreshTicks(
      Graphics2D graphics, AxisState state, Rectangle2D area, RectangleEdge edge) {
    boolean isUpright = RectangleEdge.isLeftOrRight(edge);
    TextAnchor anchor = isUpright ? TextAnchor.CENTER_RIGHT : TextAnchor.TOP_CENTER;
    List<ValueTick> ticks = new ArrayList<>();
    for (double value : few.isEmpty() ? values() : few) {
      String text = NumberText.tick(value);
      ticks.add(new NumberTick(TickType.MAJOR, value, text, anchor, TextAnchor.CENTER, 0));
    }
    return ticks;
  }

  private List<Double> values() {
    double powers = Math.log10(getRange().getUpperBound() / getRange().getLowerBound());
    double[] steps = powers < 2.6 ? new double[] {1, 2, 5} : new double[] {1};
    int stride = powers > 8 ? 2 : 1;
    List<Double> values = new ArrayList<>();
    int first = (int) Math.floor(Math.log10(getRange().getLowerBound()));
    int last = (int) Math.floor(Math.log10(getRange().getUpperBound()));
    for (int power = first; power <= last; power++) {
      for (double step : steps) {
        double value = step * Math.pow(10, power);
        if (getRange().contains(value) && power % stride == 0) {
          values.add(value);
        }
      }
    }
    return values;
  }
}
