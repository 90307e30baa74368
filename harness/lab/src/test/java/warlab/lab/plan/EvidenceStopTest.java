package warlab.lab.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import warlab.games.Ending;
import warlab.games.Outcome;
import warlab.lab.record.GameId;
import warlab.lab.record.GameRecord;
import warlab.lab.record.Records;
import warlab.lab.run.match.PilePlan;

class EvidenceStopTest {
  private static final PilePlan PLAN = PilePlan.of(9, "a:b").withLegs(1);

  private final List<Integer> seen = new ArrayList<>();
  private final StopRule rule = new EvidenceStop(this::see, PLAN, PLAN.pairings().get(0));

  private @Nullable String see(List<GameRecord> pair) {
    seen.add(pair.get(0).id().pair());
    return seen.size() == 4 ? "enough" : null;
  }

  @Test
  void aTestSeesEverythingButCopies() {
    assertThat(rule.verdictAfter(game(0, 5, true))).isNull();
    assertThat(rule.verdictAfter(game(1, 6, false))).isNull();
    assertThat(rule.verdictAfter(game(2, 6, false))).isNull();
    assertThat(rule.verdictAfter(game(3, 5, true))).isNull();
    assertThat(rule.verdictAfter(game(4, 6, false))).isNull();
    assertThat(rule.verdictAfter(game(5, 7, false))).isEqualTo("enough");
    assertThat(seen).containsExactly(0, 1, 3, 5);
  }

  private static List<GameRecord> game(int pair, int opening, boolean usedChance) {
    return List.of(
        new GameRecord(
            new GameId(pair, 0, pair, 0),
            opening,
            "a",
            "b",
            Outcome.DRAW,
            new Ending("move-limit"),
            null,
            usedChance,
            1,
            Records.unsearched(1),
            Records.unsearched(1)));
  }
}
