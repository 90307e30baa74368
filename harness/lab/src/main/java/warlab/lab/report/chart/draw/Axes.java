package warlab.lab.report.chart.draw;

import java.awt.geom.Rectangle2D;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.Collection;
import java.util.Locale;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.axis.ValueTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;
import warlab.lab.report.text.NumberText;

/** The axes of all charts, with their units and number formats. */
public final class Axes {
  /** Numbers this many times the smallest call for a logarithmic axis. */
  private static final double WIDE = 12;

  /** Rounding must not push the last power of ten off a logarithmic axis. */
  private static final double HAIR = 1.001;

  private Axes() {}

  /** From 0 to 100 %. */
  public static NumberAxis share(String label) {
    NumberAxis axis = linear(label);
    axis.setNumberFormatOverride(format("0\u00a0%"));
    axis.setRange(-0.02, 1.02); // or dots at the ends would be cut
    axis.setTickUnit(new NumberTickUnit(0.25));
    return axis;
  }

  public static NumberAxis linear(String label) {
    NumberAxis axis = ChartTheme.style(new NumberAxis(label));
    axis.setAutoRangeIncludesZero(false);
    axis.setNumberFormatOverride(format("#,##0.###"));
    return axis;
  }

  /** For counts: whole numbers from 0. */
  public static NumberAxis counts(String label) {
    NumberAxis axis = linear(label);
    axis.setAutoRangeIncludesZero(true);
    axis.setNumberFormatOverride(new CompactFormat());
    axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    return axis;
  }

  /** For numbers above 0: powers of ten if they differ that much, else a plain axis. */
  public static ValueAxis magnitudes(String label, Collection<Double> values) {
    double lowest = values.stream().mapToDouble(Double::doubleValue).min().orElse(1);
    double highest = values.stream().mapToDouble(Double::doubleValue).max().orElse(1);
    if (lowest > 0 && highest / lowest >= WIDE) {
      return logarithmic(label, lowest, highest);
    }
    NumberAxis axis = linear(label);
    axis.setLowerMargin(0.08);
    axis.setUpperMargin(0.08);
    if (values.stream().allMatch(value -> value == Math.rint(value))) {
      axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    }
    return axis;
  }

  private static LogAxis logarithmic(String label, double lowest, double highest) {
    LogAxis axis = ChartTheme.style(new PowersAxis(label));
    axis.setBase(10);
    axis.setSmallestValue(lowest / 10);
    axis.setNumberFormatOverride(new CompactFormat());
    axis.setMinorTickMarksVisible(false);
    // Whole powers of ten, with a twentieth of one to spare: a dot on the edge would be cut.
    double low = Math.pow(10, Math.floor(Math.log10(lowest) - 0.05));
    double high = Math.pow(10, Math.ceil(Math.log10(Math.max(lowest, highest)) + 0.05));
    axis.setRange(new Range(low / HAIR, high * HAIR));
    axis.setTickUnit(new NumberTickUnit(Math.log10(high / low) > 8 ? 2 : 1));
    return axis;
  }

  private static NumberFormat format(String pattern) {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
    symbols.setMinusSign('\u2212');
    return new DecimalFormat(pattern, symbols);
  }

  /** The library hangs the labels of an upright logarithmic axis a little too high. */
  private static final class PowersAxis extends LogAxis {
    private static final long serialVersionUID = 1;
    private static final float TOO_HIGH = 4;

    PowersAxis(String label) {
      super(label);
    }

    @Override
    protected float[] calculateAnchorPoint(
        ValueTick tick, double cursor, Rectangle2D area, RectangleEdge edge) {
      float[] point = super.calculateAnchorPoint(tick, cursor, area, edge);
      if (RectangleEdge.isLeftOrRight(edge)) {
        point[1] += TOO_HIGH;
      }
      return point;
    }
  }

  /** {@code 20 k} instead of {@code 20,000}. */
  private static final class CompactFormat extends NumberFormat {
    private static final long serialVersionUID = 1;

    @Override
    public StringBuffer format(double number, StringBuffer to, FieldPosition position) {
      return to.append(NumberText.compact(number));
    }

    @Override
    public StringBuffer format(long number, StringBuffer to, FieldPosition position) {
      return format((double) number, to, position);
    }

    @Override
    public Number parse(String text, ParsePosition position) {
      throw new UnsupportedOperationException("axes are not read");
    }
  }
}
