package warlab.lab.statistics.tally;

import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.record.GameRecord;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.summary.OpeningSummary;

/**
 * Adds games up by the opening they began from, if that says something: openings are few, or came
 * again. Of more than {@link #MOST} openings it keeps nothing.
 */
final class OpeningsTally {
  /** So many are told of even if no pairing met one twice. */
  static final int FEW = 50;

  /** With ten thousand pairings four megabytes. */
  static final int MOST = 1000;

  private final Map<Integer, OpeningTally> openings = new TreeMap<>();
  private boolean isRepeated;
  private boolean isTooMany;

  /** The games from one opening. */
  private static final class OpeningTally {
    private final long[] first = new long[3];
    private final BitSet played = new BitSet();
    private final Map<Side, BitSet> swept = new EnumMap<>(Side.class);

    /** Takes a pair; {@code false} for the first of its pairing. */
    boolean add(List<GameRecord> pair) {
      int pairing = pair.get(0).id().pairing();
      boolean isAgain = played.get(pairing);
      played.set(pairing);
      pair.forEach(game -> first[game.outcome().halfPoints(Side.FIRST)]++);
      for (Side side : Side.values()) {
        // Sides that are never swapped decide nothing: the stronger may have had that side.
        boolean isSwept =
            pair.size() > 1 && pair.stream().allMatch(game -> game.outcome().isWinOf(side));
        BitSet pairings = swept.computeIfAbsent(side, unused -> new BitSet());
        pairings.set(pairing, isSwept && (!isAgain || pairings.get(pairing)));
      }
      return isAgain;
    }

    OpeningSummary summary(int number, KnownScores scores) {
      GameCounts results = new GameCounts(first[0], first[1], first[2]);
      return new OpeningSummary(
          number,
          results,
          scores.of(results).estimate(),
          played.cardinality(),
          swept.values().stream().mapToInt(BitSet::cardinality).sum(),
          example());
    }

    private OpeningSummary.@Nullable Decided example() {
      return swept.entrySet().stream()
          .filter(each -> !each.getValue().isEmpty())
          .map(each -> new OpeningSummary.Decided(each.getValue().nextSetBit(0), each.getKey()))
          .min(Comparator.comparingInt(OpeningSummary.Decided::pairing))
          .orElse(null);
    }
  }

  /** Takes the games of one pair, which is no copy. */
  void add(List<GameRecord> pair) {
    if (isTooMany) {
      return;
    }
    int opening = pair.get(0).opening();
    isRepeated |= openings.computeIfAbsent(opening, unused -> new OpeningTally()).add(pair);
    if (openings.size() > MOST) {
      isTooMany = true;
      openings.clear();
    }
  }

  /** The most one-sided first; none of a single game. Empty when there are too many to tell of. */
  List<OpeningSummary> summaries(KnownScores scores) {
    if (openings.size() > FEW && !isRepeated) {
      return List.of();
    }
    return openings.entrySet().stream()
        .map(each -> each.getValue().summary(each.getKey(), scores))
        .filter(each -> each.results().games() > 1)
        .sorted(Comparator.comparingDouble(OpeningSummary::sideBias).reversed())
        .toList();
  }
}
