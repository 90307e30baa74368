package warlab.players.program.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import warlab.players.ForfeitException;
import warlab.players.ForfeitException.Reason;

/** A program that is not talked to: what it prints is read and dropped, but for the last lines. */
public final class BackgroundProgram {
  private final ProcessFamily family;
  private final OutputTail printed = new OutputTail();

  private BackgroundProgram(ProcessFamily family) {
    this.family = family;
    printed.drain(family.process().getInputStream());
  }

  /**
   * Starts a program.
   *
   * @throws ForfeitException when there is no such program, or it may not be started
   */
  public static BackgroundProgram start(List<String> words, Path folder) {
    try {
      ProcessFamily family =
          ProcessFamily.start(
              new ProcessBuilder(words)
                  .directory(folder.toAbsolutePath().toFile())
                  .redirectErrorStream(true));
      family.process().getOutputStream().close();
      return new BackgroundProgram(family);
    } catch (IOException notStarted) {
      throw ProgramPipe.notStarted(notStarted);
    }
  }

  public boolean isAlive() {
    return family.process().isAlive();
  }

  /**
   * Ends the program for what it did, and says so with its last lines. Does not return if it broke
   * off because all of us are to end.
   */
  public ForfeitException forfeit(Reason reason, String offence) {
    String exit = reason == Reason.ENDED ? ", " + family.exit() : "";
    family.end(0);
    printed.awaitEnd(ProcessFamily.SHUTDOWN_GRACE_MS);
    String said = printed.lastLines("; the last it printed:", OutputTail.TOLD_LINES);
    return new ForfeitException(reason, "the program " + offence + exit + said, null);
  }

  /**
   * Ends the program and all that it started, after giving it a moment.
   *
   * @return whether it ended by itself
   */
  public boolean end() {
    return family.end(ProcessFamily.SHUTDOWN_GRACE_MS);
  }
}
