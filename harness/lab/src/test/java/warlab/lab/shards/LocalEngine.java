package warlab.lab.shards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import warlab.lab.record.ResultsException;

/** A cluster that is this process: all of {@code --on} but Spark, the last shard first. */
public final class LocalEngine implements ShardEngine {
  /** What tests write behind {@code --on}. */
  public static final String MASTER = "this-process";

  @Override
  public void play(ShardedRun run, String master, Consumer<String> news, Runnable look) {
    if (!master.equals(MASTER)) {
      throw new ResultsException("there is no cluster called " + master);
    }
    ShardPlayer player = new ShardPlayer(run, news);
    List<Integer> shards = new ArrayList<>(run.missing());
    Collections.reverse(shards);
    news.accept("shards to play: %d of %d".formatted(shards.size(), run.shards().count()));
    look.run();
    for (int shard : shards) {
      player.play(shard);
      look.run();
    }
  }
}
