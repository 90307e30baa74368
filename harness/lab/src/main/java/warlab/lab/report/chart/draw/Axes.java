package warlab.lab.report.chart.draw;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.Collection;
import java.util.Locale;
import java.util.stream.DoubleStream;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.ValueAxis;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.basic.Moments;

/** The axes of all charts, with their units and number formats. */
public final class Axes {
  /** Two numbers that differ by this factor call for a logarithmic axis. */
  private static final double WIDE = 12;

  /** Numbers closer together than this are well seen on a plain axis. */
  private static final double SPREAD = 4;

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

  /**
   * For numbers above 0: logarithmic if they are spread so, else a plain axis.
   *
   * @param errors for which there is to be room as well, as far as a logarithm can show them
   */
  public static ValueAxis magnitudes(
      String label, Collection<Double> values, Collection<Interval> errors) {
    if (areSpread(values)) {
      return LogarithmicAxis.of(label, values, errors);
    }
    NumberAxis axis = linear(label);
    axis.setAutoRangeStickyZero(false);
    axis.setLowerMargin(0.08);
    axis.setUpperMargin(0.08);
    if (values.stream().allMatch(value -> value == Math.rint(value))) {
      axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    }
    return axis;
  }

  /** Whether factors from one number to the next are more alike than differences are. */
  static boolean areSpread(Collection<Double> values) {
    double[] sorted =
        values.stream().mapToDouble(Double::doubleValue).sorted().distinct().toArray();
    if (sorted.length < 2 || sorted[0] <= 0) {
      return false;
    }
    double ratio = sorted[sorted.length - 1] / sorted[0];
    return sorted.length == 2
        ? ratio >= WIDE
        : ratio >= SPREAD
            && unevenness(DoubleStream.of(sorted).map(Math::log).toArray()) < unevenness(sorted);
  }

  /** The variance of the gaps between sorted numbers, in units of their mean. */
  private static double unevenness(double[] sorted) {
    Moments gaps = Moments.NONE;
    for (int i = 1; i < sorted.length; i++) {
      gaps = gaps.with(sorted[i] - sorted[i - 1]);
    }
    return gaps.deviation() / gaps.mean();
  }

  private static NumberFormat format(String pattern) {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
    symbols.setMinusSign('\u2212');
    return new DecimalFormat(pattern, symbols);
  }

  /** {@code 20 k} instead of {@code 20,000}. */
  private static final class CompactFormat extends NumberFormat {
    private static final long serialVersionUID = 1;

    @Override
    public StringBuffer format(double number, StringBuffer to, FieldPosition position) {
      return to.append(NumberText.tick(number));
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
