package warlab.lab.cli.about;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;

/** Prints what a shell needs to complete our commands and options. */
@Command(
    name = "completion",
    description = "Prints a bash completion of all commands and options.",
    footer = {"", "Example: source <(./warlab completion)"})
public final class CompletionCommand extends CliCommand {

  @Override
  public Integer call() {
    out().print(AutoComplete.bash("warlab", spec().root().commandLine()));
    return ExitCode.DONE;
  }
}
