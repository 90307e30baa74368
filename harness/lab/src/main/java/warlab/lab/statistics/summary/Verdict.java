package warlab.lab.statistics.summary;

import java.util.Locale;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.sprt.SprtDecision;

/** What a pairing has shown of its {@code a}. */
public enum Verdict {
  BETTER,
  WORSE,
  /** No difference is proven. */
  OPEN,
  /** A sequential test stopped and rejected that {@code a} is no stronger. */
  STRONGER,
  /** A sequential test stopped and rejected that {@code a} is so much weaker. */
  NOT_WEAKER,
  /** A sequential test stopped and rejected that {@code a} is so much stronger. */
  NOT_STRONGER,
  /** A sequential test stopped and rejected that {@code a} is no weaker. */
  WEAKER;

  /** Of a test that stops so: it proves no more than that the hypothesis not accepted is wrong. */
  public static Verdict of(SprtDecision decision, SprtSpec settings) {
    if (decision == SprtDecision.ACCEPT_H1) {
      return settings.elo0() >= 0 ? STRONGER : NOT_WEAKER;
    }
    return settings.elo1() <= 0 ? WEAKER : NOT_STRONGER;
  }

  /** As tables have it: {@code not stronger}. */
  public String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
