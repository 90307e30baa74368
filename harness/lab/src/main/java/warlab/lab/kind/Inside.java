package warlab.lab.kind;

import java.nio.file.Path;
import java.util.ArrayList;
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
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Section;
import warlab.lab.report.section.RepeatSection;
import warlab.lab.report.section.ReportPage;

/**
 * The folder of an experiment that consists of several runs. The own one is called by an empty
 * name, and each match by the name of its folder inside; it is read once at most.
 */
public final class Inside {
  private final RecordedExperiment whole;
  private final ReportMaker maker;
  private final Map<String, MatchFindings> read = new HashMap<>();

  public Inside(RecordedExperiment whole, ReportMaker maker) {
    this.whole = whole;
    this.maker = maker;
  }

  public Path path(String name) {
    return whole.folder().path().resolve(name);
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

  /**
   * What was played in those of some runs that have games.
   *
   * @param own what the own one is called
   */
  public List<PlayedPart> played(List<String> names, String own) {
    return names.stream()
        .filter(this::hasGames)
        .map(name -> PlayedPart.of(name.isEmpty() ? own : name, path(name)))
        .toList();
  }

  /**
   * The page of all: what is its own, and then what every experiment of several runs has.
   *
   * @param subject what it is about: {@code tuning of 3 weights}
   */
  public Page page(
      String subject,
      long games,
      List<Prose> headline,
      List<? extends Block> lead,
      List<Section> own,
      List<PlayedPart> played) {
    List<Section> sections = new ArrayList<>(own);
    sections.add(PlayedPart.cost(played));
    sections.add(RepeatSection.of(whole.typed(), whole.manifest(), whole.configText()));
    return ReportPage.of(whole.config(), subject, games, headline, List.of(), lead, sections);
  }
}
