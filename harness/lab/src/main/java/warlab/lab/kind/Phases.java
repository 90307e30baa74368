package warlab.lab.kind;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.ResolvedConfig;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.MatchPlace;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;
import warlab.lab.run.StoppableRun;
import warlab.lab.run.range.PairSink;
import warlab.lab.run.range.RangePlayer;

/**
 * Plays an experiment of any kind: the ordinary runs that it consists of, one after the other, each
 * in a folder of its own, of which later ones may follow from what earlier ones found. Begins each,
 * goes on with what was interrupted, or finds it done. Used once.
 */
public final class Phases extends StoppableRun {
  private final ExperimentConfig config;
  private final Catalog catalog;
  private final Path folder;
  private final List<RunListener> listeners;
  private final RunOptions options;
  private boolean hasBegun;
  private RunResult sum = RunResult.finished(0, 0, 0);

  /**
   * How its user wants it played.
   *
   * @param place where matches are played; what needs the results of each step is played here
   * @param begin what is done once it is known that there is something to play, and before
   * @param isSameProgram whether the program is the one that began, whatever its classes say
   * @param provesAgain whether what has been proven is to be proven once more
   */
  public record RunOptions(
      MatchPlace place, Runnable begin, boolean isSameProgram, boolean provesAgain) {}

  /**
   * @param folder of the results
   */
  public Phases(
      ExperimentConfig config,
      Catalog catalog,
      Path folder,
      List<RunListener> listeners,
      RunOptions options) {
    this.config = config;
    this.catalog = catalog;
    this.folder = folder;
    this.listeners = List.copyOf(listeners);
    this.options = options;
  }

  @Override
  protected RunResult work() {
    ExperimentKind.of(config).play(config, this);
    return sum;
  }

  /** Plays what is missing of a match, wherever matches are played; false when it was stopped. */
  public boolean match(ExperimentConfig match, Path where, RunListener... more) {
    RunSpec spec = RunSpec.of(match, catalog);
    begin();
    return add(options.place().play(spec, where, () -> play(spec, where, more)));
  }

  /** Plays what is missing of a run in the folder itself, here; false when it was stopped. */
  public boolean playLocally(RunSpec spec, RunListener... more) {
    begin();
    return add(play(spec, folder, more));
  }

  /** Plays pairs that are not kept; whoever takes them sees whether that was stopped. */
  public void play(RangePlayer player, long pairs, PairSink sink) {
    onStop(player::stop);
    player.play(0, pairs, sink);
  }

  /** What was not played to its end goes on when all is run again. */
  public void interrupt() {
    sum = sum.plus(RunResult.INTERRUPTED);
  }

  /**
   * Says what came of it.
   *
   * @param isRefuted whether what was to be proven is not
   */
  public void conclude(String verdict, boolean isRefuted) {
    sum = sum.withVerdict(verdict, isRefuted);
  }

  /**
   * Writes down what is going to be played, where first games are in a folder inside: whoever asks
   * before there are others is to know what it is.
   */
  public void describe() {
    begin();
    ResultsFolder results = new ResultsFolder(folder);
    if (results.manifest() == null && !PartFiles.hasGames(folder)) {
      results.create();
      results.describe(ResolvedConfig.yaml(config));
    }
  }

  private void begin() {
    if (!hasBegun) {
      hasBegun = true;
      new ResultsFolder(folder).refuseIrregularFiles();
      options.begin().run();
    }
  }

  private boolean add(RunResult result) {
    sum = sum.plus(result);
    return !result.isInterrupted();
  }

  private RunResult play(RunSpec spec, Path where, RunListener... more) {
    List<RunListener> all = new ArrayList<>(listeners);
    all.addAll(List.of(more));
    ExperimentRun run = new ExperimentRun(spec, new ResultsFolder(where), config.threads(), all);
    if (options.isSameProgram()) {
      run.assumeSameProgram();
    }
    onStop(run::stop);
    return run.run();
  }

  /** How things stand, where scores would tell little. */
  public void report(String words) {
    listeners.forEach(each -> each.statusChanged(words));
  }

  public boolean provesAgain() {
    return options.provesAgain();
  }

  public Catalog catalog() {
    return catalog;
  }

  public Path folder() {
    return folder;
  }
}
