package warlab.lab.cli.experiment;

import java.nio.file.Path;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.answer.AnswerText;
import warlab.lab.run.progress.StatusLine;

/** Tells the answer of a run, makes its report, and meanwhile says what it does. */
final class AnswerPrinter {
  private final CliCommand command;
  private final Reports reports;
  private final boolean isQuiet;
  private final StatusLine status;

  AnswerPrinter(CliCommand command, Reports reports, boolean isQuiet) {
    this.command = command;
    this.reports = reports;
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
        Path report = reports.make(folder, this::answer);
        status.clear();
        ReportCommand.tell(reports.maker(), folder, report, command);
      } else if (!isQuiet) {
        answer(reports.answer(folder));
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
}
