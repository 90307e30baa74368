package warlab.lab.run;

import java.io.PrintWriter;
import java.util.function.Supplier;

/**
 * Ends a run cleanly when the process is asked to end, by Ctrl-C or SIGTERM: what is committed goes
 * to disk, and the user reads how to go on. The exit code is then 130 for either signal.
 *
 * @param status how things stand once the run has ended, and how to go on
 * @param last what else must be done before the process ends
 */
public record StopOnSignal(
    StoppableRun stoppable, PrintWriter messages, Supplier<String> status, Runnable last) {
  public static final int EXIT_CODE = 130;

  /** When it was no signal, but a player or heuristic that called {@code System.exit}. */
  static final int FROM_INSIDE = 1;

  private static final long LONGEST_WAIT_MS = 10_000;

  /** Runs to the end, or until a signal ends the process. */
  public RunResult run() {
    Thread hook = new Thread(this::endRun, "warlab-stop");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return stoppable.run();
    } finally {
      unhook(hook);
    }
  }

  /** When a signal is being handled, this thread has nothing more to say and waits for the end. */
  private static void unhook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException alreadyEnding) {
      awaitHalt(hook);
    }
  }

  private static void awaitHalt(Thread hook) {
    try {
      hook.join();
    } catch (InterruptedException impatient) {
      Thread.currentThread().interrupt();
    }
  }

  private void endRun() {
    boolean fromInside = ProcessEnd.isFromInside();
    stoppable.stop();
    try {
      stoppable.awaitEnd(LONGEST_WAIT_MS);
    } catch (InterruptedException impatient) {
      Thread.currentThread().interrupt();
    }
    messages.println(
        (fromInside ? "A player or heuristic called System.exit. " : "Interrupted. ")
            + status.get());
    messages.flush();
    last.run();
    // Without this SIGTERM would end with 143, and a player could make a success of it.
    Runtime.getRuntime().halt(fromInside ? FROM_INSIDE : EXIT_CODE);
  }
}
