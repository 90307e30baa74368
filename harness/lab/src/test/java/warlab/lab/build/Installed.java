package warlab.lab.build;

import java.io.IOException;

/** What this machine can run, for tests of programs that need not be there. */
public final class Installed {

  private Installed() {}

  public static boolean runs(String... command) {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException absent) {
      return false;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
