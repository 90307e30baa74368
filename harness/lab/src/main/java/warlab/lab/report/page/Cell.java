package warlab.lab.report.page;

import java.math.BigDecimal;
import java.math.MathContext;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.ScoreEstimate;

/**
 * A cell of a table.
 *
 * @param key what it is sorted by
 * @param isName whether it is a name as users wrote it
 * @param badge {@code better}, {@code worse} or {@code open} for a verdict; else empty
 */
public record Cell(String text, String key, boolean isName, String badge) {
  /** Where there is nothing to show. */
  public static final Cell EMPTY = words("");

  private static final MathContext KEY_DIGITS = new MathContext(9);

  public static Cell name(String name) {
    return new Cell(name, name, true, "");
  }

  public static Cell words(String text) {
    return new Cell(text, text, false, "");
  }

  public static Cell of(String text, double key) {
    BigDecimal digits = BigDecimal.valueOf(key).round(KEY_DIGITS).stripTrailingZeros();
    return new Cell(text, digits.toPlainString(), false, "");
  }

  public static Cell count(long number) {
    return of(NumberText.count(number), (double) number);
  }

  public static Cell percent(double share) {
    return of(NumberText.percent(share), share);
  }

  public static Cell decimal(double number, int decimals) {
    return of(NumberText.decimal(number, decimals), number);
  }

  public static Cell compact(double number) {
    return of(NumberText.compact(number), number);
  }

  public static Cell probability(double probability) {
    return of(NumberText.probability(probability), probability);
  }

  public static Cell pValue(double p) {
    return of(NumberText.pValue(p), p);
  }

  /**
   * What a pairing has shown.
   *
   * @param lead 1 where the first named is proven better, -1 where the second is
   */
  public static Cell verdict(String words, int lead) {
    return new Cell(words, words, false, lead > 0 ? "better" : lead < 0 ? "worse" : "open");
  }

  /** The Elo difference that a score means, sorted by the score. */
  public static Cell elo(ScoreEstimate estimate) {
    return of(EloText.of(estimate), estimate.score());
  }

  /** A difference with its interval. */
  public static Cell elo(double elo, Interval elos) {
    return of(EloText.of(elo, elos), elo);
  }
}
