package warlab.lab.cli.shared;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import warlab.lab.Version;

/** What all commands share: help, version, and where they write. */
@Command(mixinStandardHelpOptions = true, version = CliCommand.VERSION)
public abstract class CliCommand implements Callable<Integer> {
  /** What {@code --version} prints. */
  public static final String VERSION = "warlab " + Version.CURRENT;

  @Spec private CommandSpec spec = CommandSpec.create(); // picocli puts the real one here

  protected final CommandSpec spec() {
    return spec;
  }

  public final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  /** News for people; results go to {@link #out()}. */
  public final PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
