package warlab.lab.cli.shared;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Consumer;
import warlab.lab.check.Finding;

/** Prints findings as they are made, a line each, and knows whether any is a failure. */
public final class FindingPrinter implements Consumer<Finding> {
  private final PrintWriter out;
  private boolean hasFailed;

  public FindingPrinter(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void accept(Finding finding) {
    hasFailed |= finding.verdict() == Finding.Verdict.FAIL;
    String verdict = finding.verdict().name().toLowerCase(Locale.ROOT);
    String why = finding.why().strip().replace("\n", "\n      ");
    out.printf("%s  %-22s %s%n", verdict, finding.what(), why);
    out.flush();
  }

  public int exitCode() {
    return hasFailed ? ExitCode.FAULTS : ExitCode.DONE;
  }
}
