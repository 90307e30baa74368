package warlab.lab.statistics.summary;

import java.util.Locale;
import warlab.lab.statistics.sprt.SprtDecision;

/** What a pairing has shown of its {@code a}. */
public enum Verdict {
  BETTER,
  WORSE,
  /** No difference is proven. */
  OPEN,
  /** A sequential test stopped and accepted its upper hypothesis. */
  STRONGER,
  /** A sequential test stopped and accepted its lower hypothesis. */
  NOT_STRONGER;

  /** Of a test that has stopped. */
  static Verdict of(SprtDecision decision) {
    return decision == SprtDecision.ACCEPT_H1 ? STRONGER : NOT_STRONGER;
  }

  /** As tables have it: {@code not stronger}. */
  public String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
