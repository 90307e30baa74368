package warlab.cluster;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import warlab.lab.record.ResultsException;
import warlab.lab.shards.ShardEngine;
import warlab.lab.shards.ShardRanges;
import warlab.lab.shards.ShardedRun;

/**
 * Plays shards as Spark's tasks. The driver only waits: a task that is lost with its executor runs
 * again elsewhere, and a driver that died is started again and hands out what is still missing.
 * Settings of Spark come as system properties, as {@code -Dspark.executor.memory=2g}.
 */
public final class SparkEngine implements ShardEngine {
  private static final long LOOK_EVERY_MS = 500;

  /** The words of ours in what Spark says about a task that failed too often. */
  private static final Pattern CAUSE =
      Pattern.compile("(?m)java\\.lang\\.IllegalStateException: (.*)$");

  /** Workers, cores and megabytes of each. */
  private static final Pattern LOCAL =
      Pattern.compile("local-cluster\\[\\s*\\d+\\s*,\\s*\\d+\\s*,\\s*(\\d+)\\s*]");

  @Override
  public void play(ShardedRun run, String master, Consumer<String> news, Runnable look) {
    List<Integer> missing = run.missing();
    if (missing.isEmpty()) {
      return;
    }
    news.accept("shards to play: %d of %d".formatted(missing.size(), run.shards().count()));
    try (JavaSparkContext spark = connect(settings(run, master))) {
      await(spark.parallelize(missing, missing.size()).foreachAsync(task(run)), look);
    }
    List<Integer> left = run.missing();
    if (!left.isEmpty()) {
      throw new ResultsException(
          "Spark is done, but shards are missing: " + ShardRanges.text(left));
    }
  }

  /** Spark throws what its Java interface does not declare. */
  private static JavaSparkContext connect(SparkConf settings) {
    try {
      return new JavaSparkContext(settings);
    } catch (Exception refused) {
      throw new ResultsException("Spark refuses: " + refused.getMessage());
    }
  }

  private static ShardTask task(ShardedRun run) {
    List<String> jars = run.program().stream().map(jar -> jar.toUri().toString()).toList();
    return new ShardTask(run.path().toString(), jars);
  }

  private static SparkConf settings(ShardedRun run, String master) {
    SparkConf settings =
        new SparkConf()
            .setAppName("warlab " + run.config().name())
            .setMaster(master)
            .setJars(new String[] {ownJar().toString()})
            .set("spark.ui.enabled", "false")
            // A shard is lost with its executor as often as somebody kills those.
            .setIfMissing("spark.task.maxFailures", "8");
    Matcher local = LOCAL.matcher(master);
    if (local.matches()) {
      settings.setIfMissing("spark.executor.memory", local.group(1) + "m");
      settings.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1");
    }
    return settings;
  }

  private static Path ownJar() {
    try {
      return Path.of(SparkEngine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static void await(JavaFutureAction<Void> job, Runnable look) {
    while (true) {
      look.run();
      try {
        job.get(LOOK_EVERY_MS, TimeUnit.MILLISECONDS);
        return;
      } catch (TimeoutException stillAtIt) {
        // Look again.
      } catch (ExecutionException failed) {
        throw new ResultsException("Spark gave up: " + reason(failed));
      } catch (InterruptedException stop) {
        Thread.currentThread().interrupt();
        throw new ResultsException("interrupted; run it again to go on");
      }
    }
  }

  private static String reason(ExecutionException failed) {
    Throwable cause = failed.getCause() == null ? failed : failed.getCause();
    String text = String.valueOf(cause.getMessage());
    Matcher ours = CAUSE.matcher(text);
    return cause instanceof SparkException && ours.find()
        ? ours.group(1)
        : text.lines().findFirst().orElse("");
  }
}
