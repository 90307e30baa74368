package warlab.lab.run;

import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Supplier;
import warlab.lab.UsageException;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.PartFiles;

/**
 * Where the matches are played that belong to an experiment of another kind: ordinary runs, in
 * folders inside its own. What was started in one place goes on there.
 */
public interface MatchPlace {
  /** On this machine; what a cluster has finished is done. */
  MatchPlace LOCAL =
      (spec, folder, here) -> {
        if (!PartFiles.isSharded(folder)) {
          return here.get();
        }
        Manifest manifest = new ResultsFolder(folder).manifest();
        if (manifest == null
            || manifest.finished() == null
            || !spec.identity().equals(manifest.identity())) {
          throw new UsageException(
              folder
                  + " is played in shards: go on with 'shards play' or --on MASTER, or choose"
                  + " another --out");
        }
        long games = Objects.requireNonNullElse(manifest.games(), 0L);
        return RunResult.finished(games, 0, 0);
      };

  /**
   * Plays what is missing of a match.
   *
   * @param here does that on this machine
   */
  RunResult play(RunSpec spec, Path folder, Supplier<RunResult> here);
}
