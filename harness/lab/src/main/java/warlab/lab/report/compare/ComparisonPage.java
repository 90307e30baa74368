package warlab.lab.report.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.record.Manifest;
import warlab.lab.report.chart.ComparisonChart;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.section.ReportSource;
import warlab.lab.report.table.Columns;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Summary;

/** The page of several runs: the same players over different settings or dates. */
public final class ComparisonPage {
  private final ComparedRuns runs;
  private final List<ScoreChange> changes;

  private ComparisonPage(ComparedRuns runs) {
    this.runs = runs;
    changes = ScoreChange.of(runs);
  }

  /** The runs by the names that tell them apart. */
  public static Page of(Map<String, ReportSource> sources) {
    return new ComparisonPage(new ComparedRuns(sources)).page();
  }

  private Page page() {
    long games = runs.summaries().values().stream().mapToLong(Summary::games).sum();
    return new Page(
        "Comparison of " + NumberText.count(runs.sources().size(), "run"),
        question(),
        String.join(", ", runs.sources().keySet()) + ": " + NumberText.count(games, "game"),
        List.of(answer()),
        List.of(),
        List.of(),
        Stream.of(differences(), players(), pairings(), repeat())
            .filter(section -> !section.blocks().isEmpty())
            .toList());
  }

  /** What all runs ask; empty if they ask this and that. */
  private String question() {
    List<String> asked =
        runs.summaries().values().stream()
            .map(summary -> Objects.requireNonNullElse(summary.config().question(), ""))
            .distinct()
            .toList();
    return asked.size() == 1 ? asked.get(0) : "";
  }

  private Prose answer() {
    if (changes.isEmpty()) {
      return Prose.of("No two players met in more than one of these runs.");
    }
    List<ScoreChange> proven = changes.stream().filter(ScoreChange::isProven).toList();
    String all = NumberText.count(changes.size(), "pairing");
    if (proven.isEmpty()) {
      return Prose.of(
          "None of " + all + " that several runs have in common changed by more than chance.");
    }
    ScoreChange largest =
        proven.stream()
            .max(Comparator.comparingDouble(change -> Math.abs(change.difference())))
            .orElseThrow();
    return Prose.of(
        "%s of %s changed by more than chance; most of all %s against %s: %s points of a hundred.",
        NumberText.count(proven.size()),
        all,
        Prose.code(largest.meeting().a()),
        Prose.code(largest.meeting().b()),
        text(largest));
  }

  /** In points of a hundred. */
  private static String text(ScoreChange change) {
    Interval shares = change.differences();
    return EloText.of(
        100 * change.difference(), new Interval(100 * shares.low(), 100 * shares.high()));
  }

  private Section differences() {
    Table table =
        new Columns<Map.Entry<String, ReportSource>>()
            .name("run", Map.Entry::getKey)
            .words("game", run -> run.getValue().summary().config().game().id())
            .number(
                "players",
                run -> (long) run.getValue().summary().config().players().size(),
                Cell::count)
            .number("games", run -> run.getValue().summary().games(), Cell::count)
            .number("first side", run -> run.getValue().summary().score(Side.FIRST), Cell::percent)
            .head("first side", "score of the first side over all games")
            .words("seed", run -> fact(run, each -> Long.toString(each.seed())))
            .words("version", run -> fact(run, each -> each.identity().getOrDefault("version", "")))
            .words("started", run -> fact(run, Manifest::started))
            .table("Runs", List.copyOf(runs.sources().entrySet()))
            .withoutSharedColumns();
    return new Section("runs", "What is compared")
        .add(table)
        .add(ConfigDifferences.of(runs.sources()))
        .add(onlyInSome());
  }

  private static String fact(Map.Entry<String, ReportSource> run, Function<Manifest, String> fact) {
    return Optional.ofNullable(run.getValue().manifest()).map(fact).orElse("");
  }

  /** Players with settings that not all runs have. */
  private Optional<Table> onlyInSome() {
    Map<Role, List<String>> where = new LinkedHashMap<>();
    runs.players()
        .forEach(
            (run, players) ->
                players
                    .keySet()
                    .forEach(role -> where.computeIfAbsent(role, r -> new ArrayList<>()).add(run)));
    where.values().removeIf(found -> found.size() == runs.sources().size());
    Summary first = runs.summaries().values().iterator().next();
    return where.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Columns<Map.Entry<Role, List<String>>>()
                .name("player", entry -> Names.label(entry.getKey(), first.config()))
                .name("only in", entry -> String.join(", ", entry.getValue()))
                .table("Players that not all runs have", List.copyOf(where.entrySet()))
                .folded());
  }

  private Section players() {
    List<Role> roles = runs.commonRoles();
    Section section = new Section("players", "The same players");
    if (roles.isEmpty()) {
      return section;
    }
    Summary first = runs.summaries().values().iterator().next();
    Columns<Role> columns =
        new Columns<Role>().name("player", role -> Names.label(role, first.config()));
    runs.players()
        .forEach(
            (run, players) ->
                columns
                    .shown(
                        run,
                        role ->
                            of(players.get(role), each -> Cell.elo(each.rating(), each.ratings())))
                    .head(run, "rating and its 95 % interval")
                    .shown(
                        "nodes/move",
                        role ->
                            of(players.get(role), each -> Cell.compact(each.cost().nodesPerMove())))
                    .head("nodes/move", "in " + run));
    if (runs.sources().values().stream().allMatch(ReportSource::drawsCharts)) {
      section.add(
          ComparisonChart.of(runs.summaries(), runs.players(), roles)
              .map(picture -> new Block.Figure(Drawing.inPageOnly(picture))));
    }
    return section.add(
        columns.table("Ratings (Elo, mean 0 in each run) and nodes per move", roles));
  }

  private static <P> @Nullable Cell of(@Nullable P part, Function<P, Cell> cell) {
    return part == null ? null : cell.apply(part);
  }

  private Section pairings() {
    Section section = new Section("pairings", "The same pairings");
    if (changes.isEmpty()) {
      return section;
    }
    Columns<ScoreChange> columns =
        new Columns<ScoreChange>()
            .name("player", change -> change.meeting().a())
            .name("opponent", change -> change.meeting().b());
    for (String run : runs.sources().keySet()) {
      columns
          .shown(run, change -> of(runs.scores(change.meeting()).get(run), ComparisonPage::score))
          .head(run, "score and its 95 % interval");
    }
    return section.add(
        columns
            .shown("change", change -> Cell.of(text(change), change.difference()))
            .head("change", "from the first run to the last, in points of a hundred")
            .number("p (Holm)", ScoreChange::holm, Cell::pValue)
            .head("p (Holm)", "two-sided, adjusted for the number of pairings")
            .table("Score of the first named", changes));
  }

  private static Cell score(ScoreEstimate estimate) {
    String text =
        NumberText.percent(estimate.score()) + " (" + NumberText.percents(estimate.scores()) + ")";
    return Cell.of(text, estimate.score());
  }

  private Section repeat() {
    List<String> folders = runs.sources().values().stream().map(ReportSource::folder).toList();
    return new Section("repeat", "How to repeat it")
        .add(
            new Block.Listing(
                "Make this page again", "./warlab report " + String.join(" ", folders), false));
  }
}
