package warlab.lab.kind;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.report.MatchFindings;
import warlab.lab.report.answer.Answer;

/**
 * The folder of an experiment that consists of several runs. The own one is called by an empty
 * name, and each match by the name of its folder inside; it is read once at most.
 */
public final class Inside {
  private final Path folder;
  private final ReportMaker maker;
  private final Map<String, MatchFindings> read = new HashMap<>();

  public Inside(RecordedExperiment whole, ReportMaker maker) {
    folder = whole.folder().path();
    this.maker = maker;
  }

  public Path path(String name) {
    return folder.resolve(name);
  }

  public boolean hasGames(String name) {
    return PartFiles.hasGames(path(name));
  }

  /** Whether a run was played to its end. */
  public boolean isPlayed(String name) {
    return new ResultsFolder(path(name)).isFinished();
  }

  /** What a match says; {@code null} before it has games. */
  public @Nullable MatchFindings match(String name) {
    return hasGames(name)
        ? read.computeIfAbsent(name, absent -> maker.match(maker.read(path(absent))))
        : null;
  }

  /** What those of some matches say that have games. */
  public List<MatchFindings> matches(List<String> names) {
    return names.stream().map(this::match).filter(Objects::nonNull).toList();
  }

  /** Whether any of some runs is going on, or whether all have ended. */
  public Answer.State state(List<String> names, boolean isFinished) {
    boolean isRunning =
        names.stream().anyMatch(name -> new ResultsFolder(path(name)).isBeingWritten());
    if (isRunning) {
      return Answer.State.RUNNING;
    }
    return isFinished ? Answer.State.FINISHED : Answer.State.INTERRUPTED;
  }
}
