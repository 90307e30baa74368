package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import warlab.games.Outcome;
import warlab.lab.config.Pairing;
import warlab.lab.record.GameRecord;
import warlab.lab.statistics.basic.LengthHistogram;
import warlab.lab.statistics.summary.LengthSummary;

/** Counts lengths of games by outcome and ending. */
final class LengthTally {
  /** By the ending's id, then by outcome; sorted, so that everything made of it is in order. */
  private final Map<String, Map<Outcome, LengthHistogram>> lengths = new TreeMap<>();

  void add(GameRecord game) {
    histogram(game.ending().id(), game.outcome()).add(game.moves());
  }

  void merge(LengthTally other) {
    other.lengths.forEach(
        (ending, byOutcome) ->
            byOutcome.forEach((outcome, more) -> histogram(ending, outcome).merge(more)));
  }

  private LengthHistogram histogram(String ending, Outcome outcome) {
    return lengths
        .computeIfAbsent(ending, key -> new TreeMap<>())
        .computeIfAbsent(outcome, key -> new LengthHistogram());
  }

  /** All games, then by outcome, then by ending. */
  List<LengthSummary> summaries(@Nullable Pairing pairing) {
    List<LengthSummary> summaries = new ArrayList<>();
    summaries.add(new LengthSummary(pairing, null, null, sum(ending -> true, outcome -> true)));
    for (Outcome wanted : Outcome.values()) {
      LengthHistogram sum = sum(ending -> true, outcome -> outcome == wanted);
      summaries.add(new LengthSummary(pairing, wanted, null, sum));
    }
    for (String wanted : lengths.keySet()) {
      LengthHistogram sum = sum(ending -> ending.equals(wanted), outcome -> true);
      summaries.add(new LengthSummary(pairing, null, wanted, sum));
    }
    return summaries;
  }

  private LengthHistogram sum(Predicate<String> endings, Predicate<Outcome> outcomes) {
    LengthHistogram sum = new LengthHistogram();
    lengths.forEach(
        (ending, byOutcome) ->
            byOutcome.forEach(
                (outcome, part) -> {
                  if (endings.test(ending) && outcomes.test(outcome)) {
                    sum.merge(part);
                  }
                }));
    return sum;
  }
}
