package warlab.lab.cli.experiment;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays an experiment and reports on it. */
@Command(
    name = "run",
    description = {
      "Plays an experiment and writes its results and the report.",
      "Run again, it goes on where it was interrupted; more --pairs extend a finished run.",
      "Results of a different program are refused; what changed is named.",
      "A tuning (tune in the config) also proves its result, or ends with exit code 4.",
      "An ablation (ablate in the config) tells what each term of a heuristic is worth."
    },
    footer = {"", "Example: warlab run configs/quickstart.yaml --threads 2"})
public final class RunCommand extends ExperimentCommand {
  @Option(
      names = AGAIN,
      description = {
        "Prove the result of a tuning once more, on other openings.",
        "The report says how often that was done."
      })
  private boolean again;

  @Override
  boolean provesAgain() {
    return again;
  }
}
