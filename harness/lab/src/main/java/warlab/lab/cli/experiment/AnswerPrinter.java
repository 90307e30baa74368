package warlab.lab.cli.experiment;

import java.nio.file.Path;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.FaultLog;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.answer.AnswerText;

/** Tells the answer of a run, makes its report, and meanwhile says what it does. */
final class AnswerPrinter {
  private final CliCommand command;
  private final ReportMaker maker;
  private final boolean isQuiet;

  AnswerPrinter(CliCommand command, ReportMaker maker, boolean isQuiet) {
    this.command = command;
    this.maker = maker;
    this.isQuiet = isQuiet;
  }

  /** The answer first: charts take their time. */
  void print(Path folder, boolean withReport) {
    if (isQuiet && !withReport) {
      return;
    }
    try {
      say("adding up the games ...");
      RecordedExperiment played = maker.read(folder);
      if (withReport) {
        Path report = maker.make(played, this::answer);
        command.status("");
        ReportCommand.tell(maker, folder, report, command);
      } else {
        answer(maker.findings(played).answer());
      }
    } finally {
      command.status("");
    }
  }

  private void answer(Answer answer) {
    if (!isQuiet) {
      command.status("");
      command.out().println(AnswerText.plain(answer));
      command.out().flush();
      say("drawing the charts ...");
    }
  }

  private void say(String doing) {
    if (!isQuiet) {
      command.status(doing);
    }
  }

  /** Says where the faults of a run are; returns its exit code. */
  static int faults(CliCommand command, long faults, Path folder) {
    if (faults == 0) {
      return ExitCode.DONE;
    }
    command.err().println(faults + " games ended by a fault: see " + folder.resolve(FaultLog.NAME));
    return ExitCode.FAULTS;
  }
}
