package warlab.lab.cli.experiment;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.report.text.NumberText;
import warlab.lab.run.RunResult;
import warlab.lab.tune.TuningExperiment;
import warlab.lab.tune.TuningResult;
import warlab.lab.tune.TuningRun;
import warlab.lab.tune.ablate.AblationExperiment;
import warlab.lab.tune.ablate.AblationRun;

/** Plays an experiment, be it a match, a tuning or an ablation, and reports on it. */
@Command(
    name = "run",
    description = {
      "Plays an experiment and writes its results and the report.",
      "Run again, it goes on where it was interrupted; more --pairs extend a finished run.",
      "Results that another program began are refused; what changed is named.",
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
  int playOne(ExperimentConfig experiment, Path folder) {
    if (experiment.experiment() instanceof TuningExperiment) {
      return tune(experiment, folder);
    }
    if (again) {
      throw new UsageException(AGAIN + " is for a tuning, and " + config() + " is none");
    }
    return experiment.experiment() instanceof AblationExperiment
        ? ablate(experiment, folder)
        : super.playOne(experiment, folder);
  }

  private int ablate(ExperimentConfig experiment, Path folder) {
    setAsideIfFresh(folder);
    return conclude(
        experiment,
        folder,
        withProgress(
            folder,
            listeners ->
                new AblationRun(
                    experiment, catalog(), folder, listeners, assumesSameProgram(), place())));
  }

  private int tune(ExperimentConfig experiment, Path folder) {
    setAsideIfFresh(folder);
    TuningResult result =
        withProgress(
            folder,
            listeners ->
                new TuningRun(
                    experiment,
                    catalog(),
                    folder,
                    listeners,
                    again,
                    assumesSameProgram(),
                    place()));
    if (result.status() == RunResult.Status.INTERRUPTED) {
      err().println("stopped; go on with: " + resumeCommand());
      return ExitCode.INTERRUPTED;
    }
    if (isQuiet()) {
      out().println(NumberText.typed(result.inWords()));
    }
    tellAnswer(experiment, folder);
    return result.isRefuted() ? ExitCode.UNPROVEN : faults(result.faults(), folder);
  }
}
