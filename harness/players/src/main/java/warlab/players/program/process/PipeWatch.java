package warlab.players.program.process;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Looks after all who wait for an outside program. Reading a pipe can neither be limited nor
 * interrupted, but ends when the program does: one thread that looks now and then is all the
 * waiting costs. Its time advances by a bounded step a look: a machine that slept has not overrun
 * anything.
 */
final class PipeWatch implements Runnable {
  private static final long LOOK_EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(4);
  private static final long LONGEST_STEP_NANOS = TimeUnit.MILLISECONDS.toNanos(500);
  private static final PipeWatch INSTANCE = new PipeWatch();

  private final Set<ProgramPipe> watched = ConcurrentHashMap.newKeySet();

  /** Guarded by this. */
  private boolean isRunning;

  private PipeWatch() {}

  static void add(ProgramPipe pipe) {
    INSTANCE.watched.add(pipe);
    INSTANCE.begin();
  }

  static void remove(ProgramPipe pipe) {
    INSTANCE.watched.remove(pipe);
  }

  private synchronized void begin() {
    if (!isRunning) {
      isRunning = true;
      Daemon.thread("pipes", this).start();
    }
  }

  @Override
  public void run() {
    long nanos = 0;
    long looked = System.nanoTime();
    do {
      LockSupport.parkNanos(LOOK_EVERY_NANOS);
      long now = System.nanoTime();
      nanos += Math.min(now - looked, LONGEST_STEP_NANOS);
      looked = now;
      for (ProgramPipe pipe : watched) {
        pipe.look(nanos);
      }
    } while (isNeeded());
  }

  /** The last program takes the thread with it; the next one begins another. */
  private synchronized boolean isNeeded() {
    isRunning = !watched.isEmpty();
    return isRunning;
  }
}
