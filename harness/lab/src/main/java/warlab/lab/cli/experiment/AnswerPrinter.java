package warlab.lab.cli.experiment;

import java.nio.file.Path;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.kind.ReportMaker;
import warlab.lab.record.FaultLog;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.answer.AnswerText;
import warlab.lab.run.progress.StatusLine;

/** Tells the answer of a run, makes its report, and meanwhile says what it does. */
final class AnswerPrinter {
  private final CliCommand command;
  private final ReportMaker maker;
  private final boolean isQuiet;
  private final StatusLine status;

  AnswerPrinter(CliCommand command, ReportMaker maker, boolean isQuiet) {
    this.command = command;
    this.maker = maker;
    this.isQuiet = isQuiet;
    status = new StatusLine(command.err());
  }

  /** Whether news are read on a terminal: only the launcher's shell can tell. */
  static boolean isOnTerminal() {
    return Boolean.getBoolean("warlab.terminal");
  }

  /** The answer first: charts take their time. */
  void print(Path folder, boolean withReport) {
    try {
      say("adding up the games ...");
      if (withReport) {
        Path report = maker.make(maker.read(folder), this::answer);
        status.clear();
        ReportCommand.tell(maker, folder, report, command);
      } else if (!isQuiet) {
        answer(maker.answer(folder));
      }
    } finally {
      status.clear();
    }
  }

  private void answer(Answer answer) {
    if (!isQuiet) {
      status.clear();
      command.out().println(AnswerText.plain(answer));
      command.out().flush();
      say("drawing the charts ...");
    }
  }

  private void say(String doing) {
    if (!isQuiet && isOnTerminal()) {
      status.show(doing);
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
