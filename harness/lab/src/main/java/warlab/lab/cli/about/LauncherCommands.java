package warlab.lab.cli.about;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CliCommand;

/**
 * What the launcher does itself, since it needs a build tool or Python. Here only for help and
 * completion: the launcher sends nothing else.
 */
public final class LauncherCommands {
  private LauncherCommands() {}

  private abstract static class OfTheLauncher extends CliCommand {
    @Parameters(
        paramLabel = "ARGUMENT",
        description = "Passed on to Maven or Gradle, to JMH, or to the notebooks.")
    private List<String> passedOn = new ArrayList<>();

    @Override
    public Integer call() {
      throw new UsageException(
          "'%s' is done by the launcher: ./warlab %s"
              .formatted(
                  spec().name(),
                  String.join(" ", spec().name(), String.join(" ", passedOn)).strip()));
    }
  }

  /** Runs the tests. */
  @Command(
      name = "test",
      description = "Builds strictly and runs all tests, or those that Maven's arguments choose.",
      footer = {"", "Example: ./warlab test -pl harness/games -Dtest='Wargame*'"})
  public static final class Test extends OfTheLauncher {}

  /** Builds the program. */
  @Command(
      name = "build",
      description = "Builds the program, which other commands do when its sources are newer.",
      footer = {"", "Example: ./warlab build"})
  public static final class Build extends OfTheLauncher {}

  /** Runs the benchmarks. */
  @Command(
      name = "jmh",
      description = "Runs the benchmarks of harness/bench with JMH, all or by name.",
      footer = {"", "Example: ./warlab jmh Search"})
  public static final class Jmh extends OfTheLauncher {}

  /** Runs the notebooks. */
  @Command(
      name = "notebooks",
      description = {
        "Runs every notebook against a results folder; the pages are in build/notebooks.",
        "Without an argument that is results/sample; --plugins DIR reads those of your own games."
      },
      footer = {"", "Example: ./warlab notebooks results/quickstart"})
  public static final class Notebooks extends OfTheLauncher {}
}
