package warlab.players.program.process;

/** Threads that nobody need wait for at the end of the program. */
public final class Daemon {
  private Daemon() {}

  /** A thread that is yet to be started. */
  public static Thread thread(String name, Runnable work) {
    Thread thread = new Thread(work, "warlab-" + name);
    thread.setDaemon(true);
    return thread;
  }
}
