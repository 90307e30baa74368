package warlab.lab.plan;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.record.GameRecord;
import warlab.lab.statistics.tally.DistinctPairs;

/**
 * Hands what is evidence on to another rule, without the copies, and ends a pairing that has only
 * copies left: every start was played, and chance had no say in any game.
 */
final class EvidenceStop implements StopRule {
  private final StopRule rule;
  private final Plan plan;
  private final Pairing pairing;
  private final DistinctPairs pairs = new DistinctPairs();
  private boolean usedChance;
  private long games;

  EvidenceStop(StopRule rule, Plan plan, Pairing pairing) {
    this.rule = rule;
    this.plan = plan;
    this.pairing = pairing;
  }

  @Override
  public @Nullable String verdictAfter(List<GameRecord> pair) {
    usedChance |= DistinctPairs.usedChance(pair);
    if (!pairs.add(pair)) {
      return null;
    }
    games += pair.size();
    String verdict = rule.verdictAfter(pair);
    return verdict == null && hasOnlyCopiesAfter(pair.get(0).id().pair()) ? words() : verdict;
  }

  private boolean hasOnlyCopiesAfter(int pair) {
    return !usedChance && pair + 1 < plan.pairsEach() && plan.repeatsFrom(pair + 1);
  }

  private String words() {
    return "%s against %s: only %d different games exist"
        .formatted(pairing.a().name(), pairing.b().name(), games);
  }
}
