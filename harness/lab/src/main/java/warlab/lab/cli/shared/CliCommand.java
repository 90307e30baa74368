package warlab.lab.cli.shared;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import warlab.lab.Version;
import warlab.lab.run.progress.StatusLine;

/** What all commands share: help, version, and where they write. */
@Command(mixinStandardHelpOptions = true, version = CliCommand.VERSION)
public abstract class CliCommand implements Callable<Integer> {
  /** What {@code --version} prints. */
  public static final String VERSION = "warlab " + Version.CURRENT;

  @Spec private CommandSpec spec = CommandSpec.create(); // picocli puts the real one here

  private @Nullable StatusLine status;

  protected final CommandSpec spec() {
    return spec;
  }

  /** Whether news are read on a terminal: only the launcher's shell can tell. */
  public static boolean isOnTerminal() {
    return Boolean.getBoolean("warlab.terminal");
  }

  /** Says on a terminal what takes its time, until it is said anew; nothing takes it away. */
  public final void status(String doing) {
    StatusLine line = status == null ? new StatusLine(err()) : status;
    status = line;
    if (doing.isEmpty()) {
      line.clear();
    } else if (isOnTerminal()) {
      line.show(doing);
    }
  }

  public final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  /** News for people; results go to {@link #out()}. */
  public final PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
