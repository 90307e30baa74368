package warlab.lab.run;

import java.io.PrintWriter;
import java.util.function.Supplier;

/**
 * Ends a run cleanly when the process is asked to end, by Ctrl-C or SIGTERM: what is committed goes
 * to disk, and the user reads how to go on. The exit code is then 130 for either signal.
 */
public final class StopOnSignal {
  public static final int EXIT_CODE = 130;

  /** When it was no signal, but a player or heuristic that called {@code System.exit}. */
  static final int FROM_INSIDE = 1;

  private static final long LONGEST_WAIT_MS = 10_000;

  private final StoppableRun run;
  private final PrintWriter messages;
  private final Supplier<String> standing;
  private final Runnable last;
  private final Thread hook = new Thread(this::endRun, "warlab-stop");

  /**
   * @param standing how things stand once the run has ended, and how to go on
   * @param last what else must be done before the process ends
   */
  public StopOnSignal(
      StoppableRun run, PrintWriter messages, Supplier<String> standing, Runnable last) {
    this.run = run;
    this.messages = messages;
    this.standing = standing;
    this.last = last;
  }

  /** Runs to the end, or until a signal ends the process. */
  public RunResult run() {
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return run.run();
    } finally {
      unhook();
    }
  }

  /** When a signal is being handled, this thread has nothing more to say and waits for the end. */
  private void unhook() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException alreadyEnding) {
      awaitHalt();
    }
  }

  private void awaitHalt() {
    try {
      hook.join();
    } catch (InterruptedException impatient) {
      Thread.currentThread().interrupt();
    }
  }

  private void endRun() {
    boolean fromInside = ProcessEnd.isFromInside();
    run.stop();
    try {
      run.awaitEnd(LONGEST_WAIT_MS);
    } catch (InterruptedException impatient) {
      Thread.currentThread().interrupt();
    }
    messages.println(
        (fromInside ? "A player or heuristic called System.exit. " : "Interrupted. ")
            + standing.get());
    messages.flush();
    last.run();
    // Without this SIGTERM would end with 143, and a player could make a success of it.
    Runtime.getRuntime().halt(fromInside ? FROM_INSIDE : EXIT_CODE);
  }
}
