package warlab.cluster;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.function.VoidFunction;
import org.jspecify.annotations.Nullable;

/**
 * Plays one shard in an executor, which writes it to the run's folder itself: what a driver holds
 * is lost with it. The program is that of the folder, in a class loader that sees nothing of Spark:
 * a cluster has its own versions of some libraries, and they do not fit.
 *
 * @param folder of the run, under the same path on all machines
 * @param jars of the program, as URLs
 */
record ShardTask(String folder, List<String> jars) implements VoidFunction<Integer> {
  private static final long serialVersionUID = 1L;
  private static final Map<String, ClassLoader> PROGRAMS = new ConcurrentHashMap<>();

  @Override
  public void call(Integer shard) throws ReflectiveOperationException {
    ClassLoader program = PROGRAMS.computeIfAbsent(folder, unused -> loader());
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(program);
    try {
      Method play =
          program
              .loadClass("warlab.lab.shards.ShardPlayer")
              .getMethod("play", String.class, int.class);
      play.invoke(null, folder, shard);
    } catch (InvocationTargetException failed) {
      // The driver may not have the class that was thrown.
      throw new IllegalStateException(words(failed.getCause()));
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static String words(@Nullable Throwable cause) {
    if (cause != null && cause.getClass().getName().startsWith("warlab.")) {
      return String.valueOf(cause.getMessage());
    }
    return String.valueOf(cause);
  }

  private ClassLoader loader() {
    URL[] urls = jars.stream().map(ShardTask::url).toArray(URL[]::new);
    return new URLClassLoader("warlab", urls, ClassLoader.getPlatformClassLoader());
  }

  private static URL url(String text) {
    try {
      return URI.create(text).toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
