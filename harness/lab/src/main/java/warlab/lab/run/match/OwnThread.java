package warlab.lab.run.match;

import java.util.Arrays;

/**
 * A thread that nobody interrupts, which would close its files. A player that tries it in a call of
 * its own loses the game by an exception.
 */
public final class OwnThread extends Thread {
  private static final long STACK_BYTES = 1 << 24;

  public OwnThread(Runnable work, String name) {
    super(null, work, name, STACK_BYTES);
    setDaemon(true);
  }

  @Override
  public void interrupt() {
    refusePlayer(this);
  }

  /** Throws if a player is about to interrupt a thread that is not the one it is called on. */
  public static void refusePlayer(Thread target) {
    Thread current = Thread.currentThread();
    boolean isPlayer =
        current != target
            && PlayerStack.isOne(
                Arrays.stream(current.getStackTrace())
                    .map(StackTraceElement::getClassName)
                    .filter(name -> !name.equals(OwnThread.class.getName()))
                    .filter(name -> !name.equals(target.getClass().getName()))
                    .toList());
    if (isPlayer) {
      throw new SecurityException("players may not interrupt " + target.getName());
    }
  }
}
