package warlab.lab.run;

import java.util.List;
import warlab.lab.config.Pairing;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.GameRecord;

/** Single games of a plan, to be played once more with all their moves kept. */
record ChosenGames(Plan whole, List<GameRecord> games) implements Plan {

  @Override
  public List<Pairing> pairings() {
    return whole.pairings();
  }

  @Override
  public long pairCount() {
    return games.size();
  }

  /** Of the games as they are listed nobody stops one early. */
  @Override
  public boolean repeatsFrom(int pair) {
    return false;
  }

  @Override
  public int legs() {
    return 1;
  }

  @Override
  public List<GameTask> pair(long index) {
    return List.of(whole.game(games.get((int) index).id().game()).recordingMoves());
  }
}
