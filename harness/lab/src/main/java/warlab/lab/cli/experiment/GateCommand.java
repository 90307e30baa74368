package warlab.lab.cli.experiment;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Overrides;
import warlab.lab.config.tree.Place;
import warlab.lab.kind.ExperimentKind;
import warlab.lab.record.ResultsFolder;
import warlab.lab.report.SummaryReader;
import warlab.lab.run.Gate;
import warlab.lab.run.RunResult;

/** Plays a run that asks whether the first player is weaker, and exits with the answer. */
@Command(
    name = "gate",
    description = {
      "Fails if the first player is weaker than the second: for a CI of your own.",
      "A run with a sequential test of 0 against -30 logistic Elo, errors of 3 %% and at most"
          + " 10,000 pairs, unless the config's stop and match.pairs say otherwise.",
      "Exits with 0 when it accepts elo1, with 5 when it accepts elo0 or is undecided."
    },
    footer = {"", "Example: warlab gate configs/gate.yaml --set players.new.depth=1"},
    defaultValueProvider = GateCommand.SampleConfig.class)
public final class GateCommand extends ExperimentCommand {

  @Override
  Overrides overrides(ExperimentArguments given) {
    return Gate.settings(given.overrides());
  }

  @Override
  ExperimentConfig read(ExperimentArguments given, ExperimentFile file) {
    ExperimentConfig experiment = given.read(file, err());
    ExperimentKind.requireMatch("gates are", file.path(), experiment);
    Gate.check(experiment, Place.of(file.path().toString()));
    return experiment;
  }

  @Override
  int conclude(ExperimentConfig experiment, Path folder, RunResult result) {
    int code = super.conclude(experiment, folder, result);
    if (code == ExitCode.INTERRUPTED) {
      return code;
    }
    Gate.Answer answer = Gate.of(SummaryReader.of(experiment, new ResultsFolder(folder)).summary());
    out().println((answer.isPassed() ? "passed: " : "failed: ") + answer.why());
    return answer.isPassed() ? code : ExitCode.REJECTED;
  }

  /** Which experiment is played when none is named. */
  static final class SampleConfig implements IDefaultValueProvider {
    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
      return argument.isPositional() ? "configs/gate.yaml" : null;
    }
  }
}
