package warlab.lab.cli.shared;

/** What the program's exit status says. */
public final class ExitCode {
  public static final int DONE = 0;
  public static final int FAILED = 1;
  public static final int USAGE = 2;
  public static final int FAULTS = 3;

  /** The weights that a tuning found are not shown to be better. */
  public static final int UNPROVEN = 4;

  /** A gate did not let its player pass. */
  public static final int REJECTED = 5;

  public static final int INTERRUPTED = 130;

  private ExitCode() {}
}
