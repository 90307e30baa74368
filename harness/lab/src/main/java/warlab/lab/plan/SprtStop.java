package warlab.lab.plan;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.config.SprtSpec;
import warlab.lab.record.GameRecord;
import warlab.lab.statistics.sprt.Sprt;
import warlab.lab.statistics.sprt.SprtDecision;

/** Stops a pairing when a sequential test has decided which of two strengths it has. */
public record SprtStop(Pairing pairing, Sprt test) implements StopRule {
  /** Of a pairing whose units have so many games. */
  public SprtStop(SprtSpec settings, Pairing pairing, int games) {
    this(pairing, Sprt.of(settings, games));
  }

  @Override
  public @Nullable String verdictAfter(List<GameRecord> pair) {
    test.add(GameRecord.halfPointsOfA(pair));
    return test.isDecided() ? words() : null;
  }

  private String words() {
    SprtSpec settings = test.settings();
    boolean isStronger = test.decision() == SprtDecision.ACCEPT_H1;
    return String.format(
        Locale.ROOT,
        "%s against %s: %.1f Elo accepted, not %.1f (LLR %.2f after %d games)",
        pairing.a().name(),
        pairing.b().name(),
        isStronger ? settings.elo1() : settings.elo0(),
        isStronger ? settings.elo0() : settings.elo1(),
        test.llr(),
        test.counts().games());
  }
}
