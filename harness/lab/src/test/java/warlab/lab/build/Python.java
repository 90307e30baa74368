package warlab.lab.build;

import java.io.IOException;

/** Whether this machine can run the examples that are written in Python. */
public final class Python {

  private Python() {}

  public static boolean isThere() {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException absent) {
      return false;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
