package warlab.players.program.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * A process and all that it started. Children inherit a mark in their environment, by which Linux
 * finds them even when their parent is gone; elsewhere those are found that are still below the
 * process when it is to end. None outlives this program, unless it is killed itself.
 */
public final class ProcessFamily {
  /** The variable that tells which run a process belongs to, should it outlive us. */
  private static final String RUN = "WARLAB_RUN";

  /** In the name of the variable, so that the mark of a program inside a program replaces none. */
  private static final String MARK =
      "WARLAB_SEAT_" + UUID.randomUUID().toString().replace('-', '_');

  /** How long a process may take to end after it was told to. */
  public static final long SHUTDOWN_GRACE_MS = 500;

  private static final long SIGNAL_MS = 1000;

  /** Of a process that was asked to end: by SIGHUP, SIGINT, SIGTERM. */
  private static final Set<Integer> ASKED_TO_END = Set.of(128 + 1, 128 + 2, 128 + 15);

  private static final long LONGEST_HUNT_NANOS = TimeUnit.SECONDS.toNanos(2);
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  /** Shrinks on any thread; grows under its own lock, which keeps starts and the end apart. */
  private static final Set<ProcessFamily> LIVING = ConcurrentHashMap.newKeySet();

  private static final CountDownLatch ENDING = new CountDownLatch(1);

  /** Guarded by the lock of {@link #LIVING}. */
  private static int started;

  /** What all that is started belongs to; empty when it is just one game. */
  private static volatile String run = "";

  static {
    try {
      Runtime.getRuntime().addShutdownHook(new Thread(ProcessFamily::endAll, "warlab-families"));
    } catch (IllegalStateException alreadyEnding) {
      ENDING.countDown(); // first heard of at the end: nothing was started, and nothing will be
    }
  }

  private final String mark;
  private final Process process;

  private ProcessFamily(String mark, Process process) {
    this.mark = mark;
    this.process = process;
  }

  /** Starts a process, but none when this program is ending. */
  public static ProcessFamily start(ProcessBuilder builder) throws IOException {
    // One lock with endAll, which would miss what is started behind its back.
    synchronized (LIVING) {
      awaitEndIfEnding();
      String mark = MARK + "_" + started++ + "_";
      builder.environment().put(mark, "");
      if (!run.isEmpty()) {
        builder.environment().put(RUN, run);
      }
      ProcessFamily family = new ProcessFamily(mark, builder.start());
      LIVING.add(family);
      return family;
    }
  }

  /** An error now would look like the fault of somebody's program. */
  private static void awaitEndIfEnding() throws IOException {
    try {
      while (ENDING.getCount() == 0) {
        LIVING.wait();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IOException("this program is ending", stopped);
    }
  }

  public Process process() {
    return process;
  }

  /**
   * Gives the process a moment to end by itself, then ends it and whatever it started.
   *
   * @return whether it ended by itself
   */
  public boolean end(long graceMs) {
    return end(List.of(this), graceMs);
  }

  /** The same for several: looking for their children costs no more than for one. */
  static boolean end(List<ProcessFamily> families, long graceMs) {
    List<ProcessHandle> below =
        families.stream().flatMap(family -> family.process.descendants()).toList();
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(graceMs);
    try {
      for (ProcessFamily family : families) {
        family.process.waitFor(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    boolean haveEnded = families.stream().noneMatch(family -> family.process.isAlive());
    families.forEach(family -> family.process.destroyForcibly());
    below.forEach(ProcessHandle::destroyForcibly);
    killTagged(families.stream().map(family -> family.mark).toList());
    families.forEach(LIVING::remove);
    return haveEnded;
  }

  /** After it has waited for the process to end. */
  private void blockIfShuttingDown() {
    try {
      boolean ended = process.waitFor(SHUTDOWN_GRACE_MS, TimeUnit.MILLISECONDS);
      // Ctrl-C goes to the programs too, which may be the first to notice.
      boolean asked = ended && ASKED_TO_END.contains(process.exitValue());
      if (ENDING.await(asked ? SIGNAL_MS : 0, TimeUnit.MILLISECONDS)) {
        new CountDownLatch(1).await();
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * How the process ended, if it has or does in a moment. Never returns when this program is
   * ending, or begins to: that the process broke off must then not be held against it.
   */
  public String exit() {
    blockIfShuttingDown();
    return process.isAlive() ? "still running" : "exit code " + process.exitValue();
  }

  /** Ends all families at once; none can be started any more. */
  public static void endAll() {
    ENDING.countDown();
    synchronized (LIVING) {
      LIVING.stream()
          .map(family -> family.process)
          .flatMap(process -> Stream.concat(process.descendants(), Stream.of(process.toHandle())))
          .forEach(ProcessHandle::destroyForcibly);
      if (started > 0) {
        killTagged(List.of(MARK));
      }
    }
  }

  /**
   * From now on whatever is started belongs to the run in a folder.
   *
   * @return what an earlier run in this folder, which was killed, has left running
   */
  public static List<ProcessHandle> beginRun(Path folder) {
    run = folder.toAbsolutePath().normalize().toString();
    String mark = "\0" + RUN + "=" + run + "\0";
    byte[] bytes = mark.getBytes(StandardCharsets.UTF_8);
    return marked(List.of(new String(bytes, StandardCharsets.ISO_8859_1)));
  }

  /** Until none is left: one may have started another while it was looked for. */
  private static void killTagged(List<String> marks) {
    long begin = System.nanoTime();
    List<ProcessHandle> marked = marked(marks);
    while (!marked.isEmpty() && System.nanoTime() - begin < LONGEST_HUNT_NANOS) {
      marked.forEach(ProcessHandle::destroyForcibly);
      LockSupport.parkNanos(PAUSE_NANOS);
      marked = marked(marks);
    }
  }

  private static List<ProcessHandle> marked(List<String> marks) {
    return ProcessHandle.allProcesses().filter(process -> carries(process, marks)).toList();
  }

  private static boolean carries(ProcessHandle process, List<String> marks) {
    Path environment = Path.of("/proc/" + process.pid() + "/environ");
    try {
      // Every byte is one character this way, whatever the variables of others hold.
      String variables = "\0" + Files.readString(environment, StandardCharsets.ISO_8859_1);
      return marks.stream().anyMatch(variables::contains);
    } catch (IOException notOurs) {
      return false;
    }
  }
}
