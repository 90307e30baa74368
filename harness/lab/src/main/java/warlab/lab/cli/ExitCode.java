package warlab.lab.cli;

/** What the program's exit status says. */
final class ExitCode {
  static final int DONE = 0;
  static final int FAILED = 1;
  static final int USAGE = 2;
  static final int FAULTS = 3;
  static final int INTERRUPTED = 130;

  private ExitCode() {}
}
