package warlab.lab.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The door to the program: {@code warlab COMMAND}. */
@Command(
    name = "warlab",
    description = "Plays AI against AI and tells which settings are better, and how sure that is.",
    mixinStandardHelpOptions = true,
    version = "warlab 0.1.0")
public final class Main implements Runnable {

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }

  public static void main(String[] arguments) {
    System.exit(new CommandLine(new Main()).execute(arguments));
  }
}
