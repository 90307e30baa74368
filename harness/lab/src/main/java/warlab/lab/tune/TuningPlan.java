package warlab.lab.tune;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import warlab.games.Side;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerSpec;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.GameRecord;

/**
 * The schedule of a tuning: each pairing is a run, each eight of its pairs are a step, and who
 * plays follows from the steps before. Where one side is tuned, the other side of both players has
 * the start weights: then each plays its tuned side once against the same opponent.
 *
 * @param base the same openings and seeds, with players who keep the start weights
 */
record TuningPlan(Plan base, TuneSpec tune, List<Spsa> runs) implements Plan {
  @Override
  public List<Pairing> pairings() {
    return base.pairings();
  }

  @Override
  public long pairCount() {
    return base.pairCount();
  }

  @Override
  public int legs() {
    return base.legs();
  }

  /** Two steps may be in play: the next one of a run that goes on, and the one after. */
  @Override
  public long knownTo() {
    return runs.stream()
        .filter(run -> !run.hasEnded())
        .mapToLong(run -> (run.steps() + 2L) * TuneSpec.STEP_PAIRS * runs.size())
        .min()
        .orElse(pairCount());
  }

  @Override
  public List<GameTask> pair(long index) {
    Pairing pairing = pairings().get(pairingOf(index));
    int step = (int) (index / runs.size() / TuneSpec.STEP_PAIRS);
    PlayerSpec plus = player(pairing, step, true);
    PlayerSpec minus = player(pairing, step, false);
    return base.pair(index).stream().map(task -> task(task, plus, minus)).toList();
  }

  private static GameTask task(GameTask task, PlayerSpec plus, PlayerSpec minus) {
    return GameRecord.sideOfA(task.id().leg()) == Side.FIRST
        ? task.between(plus, minus)
        : task.between(minus, plus);
  }

  private PlayerSpec player(Pairing pairing, int step, boolean isPlus) {
    String name = (isPlus ? pairing.a() : pairing.b()).name();
    return tune.with(name, weights(tune, runs.get(pairing.index()).set(step, isPlus)));
  }

  /** All weights by name, the free ones with other values. */
  static Map<String, Double> weights(TuneSpec tune, double[] free) {
    Map<String, Double> weights = new LinkedHashMap<>(tune.start());
    int i = 0;
    for (String name : tune.weights().keySet()) {
      weights.put(name, free[i++]);
    }
    return weights;
  }
}
