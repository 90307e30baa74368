package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import warlab.lab.plan.Plan;
import warlab.lab.record.ShellWord;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;

/** How a run stands when it is stopped, and how to go on; to be asked once it has ended. */
final class StopMessage implements RunListener {
  private final Path folder;
  private final String resumeCommand;

  // Written by the journal's thread before the run ends, read after that.
  private volatile long planned;
  private volatile @Nullable RunResult result;

  StopMessage(Path folder, String resumeCommand) {
    this.folder = folder;
    this.resumeCommand = resumeCommand;
  }

  @Override
  public void started(Plan plan) {
    planned = plan.gameCount();
  }

  @Override
  public void finished(RunResult ended) {
    result = ended;
  }

  @Override
  public String toString() {
    RunResult last = result;
    String kept =
        last == null
            ? "What was played so far is kept"
            : String.format(
                Locale.ROOT, "%,d of %,d games are played and kept", last.games(), planned);
    return kept
        + "; './warlab show "
        + ShellWord.of(folder.toString())
        + "' tells how they stand. Go on with:"
        + System.lineSeparator()
        + "  "
        + resumeCommand;
  }
}
