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
public final class SprtStop implements StopRule {
  private final SprtSpec settings;
  private final Pairing pairing;
  private @Nullable Sprt sprt;

  public SprtStop(SprtSpec settings, Pairing pairing) {
    this.settings = settings;
    this.pairing = pairing;
  }

  @Override
  public @Nullable String verdictAfter(List<GameRecord> pair) {
    // Games of a cross table are single; elsewhere the pair is the unit, because its two games
    // share an opening and are not independent.
    Sprt test = sprt == null ? begin(pair.size()) : sprt;
    int halfPoints = 0;
    for (GameRecord game : pair) {
      halfPoints += game.halfPointsOfA();
    }
    SprtDecision decision = test.add(halfPoints);
    return decision == SprtDecision.CONTINUE ? null : words(test);
  }

  private Sprt begin(int legs) {
    Sprt begun = legs == 1 ? Sprt.ofGames(settings) : Sprt.ofPairs(settings);
    sprt = begun;
    return begun;
  }

  private String words(Sprt test) {
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
