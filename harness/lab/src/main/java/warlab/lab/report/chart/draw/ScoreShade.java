package warlab.lab.report.chart.draw;

import java.awt.Color;

/** The colour of a score from 0 to 1: blue for a win, vermilion for a loss, white for even. */
public final class ScoreShade {
  private ScoreShade() {}

  public static Color of(double score) {
    Color end = score < 0.5 ? ChartTheme.VERMILION : ChartTheme.BLUE;
    double strength = Math.min(1, 2 * Math.abs(score - 0.5));
    return new Color(
        mix(end.getRed(), strength), mix(end.getGreen(), strength), mix(end.getBlue(), strength));
  }

  private static int mix(int component, double strength) {
    return (int) Math.round(255 - (255 - component) * strength);
  }

  /** Whether text on it should be white. */
  public static boolean isDark(double score) {
    return Math.abs(score - 0.5) > 0.3;
  }
}
