package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.Catalog;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.FaultLog;
import warlab.lab.record.ShellWord;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.answer.AnswerText;

/** Tells the answer of a run, makes its report, and meanwhile says what it does. */
record AnswerPrinter(CliCommand command, ReportMaker maker, boolean isQuiet) {

  static ReportMaker maker(Catalog catalog, CliCommand command) {
    // Once each: folders that are compared are read twice.
    Set<String> said = new HashSet<>();
    return new ReportMaker(
        catalog,
        warning -> {
          if (said.add(warning)) {
            command.err().println("warning: " + warning);
          }
        });
  }

  /** Says where a report is. */
  static void printPath(ReportMaker maker, Path folder, Path report, CliCommand command) {
    command.out().println("report: " + report);
    if (!maker.drawsCharts()) {
      command
          .err()
          .println(
              "warning: no charts, since this machine has no fonts; install fontconfig and a font,"
                  + " then: ./warlab report "
                  + ShellWord.of(folder.toString()));
    }
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
        printPath(maker, folder, report, command);
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
