package warlab.lab.kind;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.report.Findings;
import warlab.lab.report.MatchFindings;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Section;
import warlab.lab.report.section.RepeatSection;
import warlab.lab.report.section.ReportPage;
import warlab.lab.report.table.Columns;

/**
 * What the games of an experiment say that consists of several runs. The own one is called by an
 * empty name, and each match by the name of its folder inside; it is read once at most.
 */
public abstract class MultiRunFindings implements Findings {
  private final RecordedExperiment whole;
  private final ReportMaker maker;
  private final Map<String, MatchFindings> read = new HashMap<>();

  protected MultiRunFindings(RecordedExperiment whole, ReportMaker maker) {
    this.whole = whole;
    this.maker = maker;
  }

  /** All runs that belong to it, itself included, in the order of play. */
  protected abstract List<String> names();

  public final ExperimentConfig config() {
    return whole.config();
  }

  @Override
  public final Path folder() {
    return whole.folder().path();
  }

  @Override
  public List<MatchFindings> matches() {
    return matches(names().stream().filter(name -> !name.isEmpty()).toList());
  }

  protected final Path path(String name) {
    return folder().resolve(name);
  }

  protected final boolean hasGames(String name) {
    return PartFiles.hasGames(path(name));
  }

  /** Whether a run was played to its end. */
  protected final boolean isPlayed(String name) {
    return new ResultsFolder(path(name)).isFinished();
  }

  /** What a match says; {@code null} before it has games. */
  protected final @Nullable MatchFindings match(String name) {
    return hasGames(name)
        ? read.computeIfAbsent(name, absent -> maker.match(maker.read(path(absent))))
        : null;
  }

  /** What those of some matches say that have games. */
  protected final List<MatchFindings> matches(List<String> names) {
    return names.stream().map(this::match).filter(Objects::nonNull).toList();
  }

  /** Whether any of the runs is going on, or whether all have ended. */
  protected final Answer.State state(boolean isFinished) {
    boolean isRunning =
        names().stream().anyMatch(name -> new ResultsFolder(path(name)).isBeingWritten());
    if (isRunning) {
      return Answer.State.RUNNING;
    }
    return isFinished ? Answer.State.FINISHED : Answer.State.INTERRUPTED;
  }

  /**
   * What was played in those of the runs that have games.
   *
   * @param own what the own one is called
   */
  protected final List<PlayedPart> played(String own) {
    return names().stream()
        .filter(this::hasGames)
        .map(name -> PlayedPart.of(name.isEmpty() ? own : name, path(name)))
        .toList();
  }

  /**
   * The page of all: what is its own, and then what every experiment of several runs has.
   *
   * @param subject what it is about: {@code tuning of 3 weights}
   */
  protected final Page page(
      String subject,
      long games,
      List<Prose> headline,
      List<? extends Block> lead,
      List<Section> own,
      List<PlayedPart> played) {
    List<Section> sections = new ArrayList<>(own);
    sections.add(PlayedPart.cost(played));
    sections.add(RepeatSection.of(whole.typed(), whole.manifest(), whole.configText()));
    return ReportPage.of(config(), subject, games, headline, List.of(), lead, sections);
  }

  /** One of the runs that belong together; seconds as if on one thread. */
  public record PlayedPart(String name, long games, double seconds) {

    /** What was played in a folder. */
    static PlayedPart of(String name, Path folder) {
      long games = 0;
      long nanos = 0;
      try (JournalReader journal = new JournalReader(folder)) {
        for (GameRecord game = journal.next(); game != null; game = journal.next()) {
          games++;
          GameTiming timing = journal.readTiming();
          nanos += timing == null ? 0 : timing.totalNanos();
        }
      }
      return new PlayedPart(name, games, nanos / 1e9);
    }

    /** The chapter of a page that says what they cost. */
    static Section cost(List<PlayedPart> parts) {
      return new Section("cost", "What it cost")
          .add(
              new Columns<PlayedPart>()
                  .name("part", PlayedPart::name)
                  .number("games", PlayedPart::games, Cell::count)
                  .number("seconds", PlayedPart::seconds, seconds -> Cell.decimal(seconds, 1))
                  .head("seconds", "of play, were it on one thread, on the machine of this run")
                  .table("Games and seconds", parts));
    }
  }
}
