package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.List;
import warlab.lab.plan.Plan;
import warlab.lab.run.RunListener;
import warlab.players.program.process.ProcessFamily;

/** Names the outside programs that an earlier run in a folder, which was killed, has left. */
record LeftProcesses(Path folder, List<RunListener> told) implements RunListener {

  @Override
  public void started(Plan plan) {
    for (ProcessHandle left : ProcessFamily.beginRun(folder)) {
      String what = left.info().commandLine().or(left.info()::command).orElse("a program");
      String message =
          "process %d of an earlier run here is still running: %s; end it with kill %d"
              .formatted(left.pid(), what, left.pid());
      told.forEach(listener -> listener.warned(message));
    }
  }
}
