package warlab.lab.report.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
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
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.PlayerSummary;
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
            "%s of %s changed by more than chance; most of all "
                .formatted(NumberText.count(proven.size()), all))
        .code(largest.meeting().a())
        .text(" against ")
        .code(largest.meeting().b())
        .text(": %s points of a hundred.".formatted(text(largest)));
  }

  /** In points of a hundred. */
  private static String text(ScoreChange change) {
    Interval shares = change.differences();
    return EloText.of(
        100 * change.difference(), new Interval(100 * shares.low(), 100 * shares.high()));
  }

  private Section differences() {
    Table table =
        new Table("Runs")
            .names("run", "game")
            .numbers("players", "games")
            .number("first side", "score of the first side over all games")
            .names("seed", "version", "started");
    runs.sources().forEach((name, source) -> table.row(cells(name, source)));
    return new Section("runs", "What is compared")
        .add(table.withoutSharedColumns())
        .add(ConfigDifferences.of(runs.sources()))
        .add(onlyInSome());
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
    Table table = new Table("Players that not all runs have").names("player", "only in").folded();
    table.rows(
        List.copyOf(where.entrySet()),
        entry ->
            List.of(
                Cell.name(Names.label(entry.getKey(), first.config())),
                Cell.name(String.join(", ", entry.getValue()))));
    return where.isEmpty() ? Optional.empty() : Optional.of(table);
  }

  private static List<Cell> cells(String name, ReportSource source) {
    Summary summary = source.summary();
    Optional<Manifest> manifest = Optional.ofNullable(source.manifest());
    double firstSide =
        summary.sides().stream()
            .filter(side -> side.player() == null && side.side() == Side.FIRST)
            .mapToDouble(side -> side.results().score())
            .findFirst()
            .orElse(0.5);
    return List.of(
        Cell.name(name),
        Cell.words(summary.config().game().id()),
        Cell.count(summary.config().players().size()),
        Cell.count(summary.games()),
        Cell.percent(firstSide),
        Cell.words(manifest.map(each -> Long.toString(each.seed())).orElse("")),
        Cell.words(manifest.map(each -> each.identity().getOrDefault("version", "")).orElse("")),
        Cell.words(manifest.map(Manifest::started).orElse("")));
  }

  private Section players() {
    List<Role> roles = runs.commonRoles();
    Section section = new Section("players", "The same players");
    if (roles.isEmpty()) {
      return section;
    }
    Table table = new Table("Ratings (Elo, mean 0 in each run) and nodes per move").names("player");
    for (String run : runs.sources().keySet()) {
      table.number(run, "rating and its 95 % interval").number("nodes/move", "in " + run);
    }
    table.rows(roles, this::cells);
    if (runs.sources().values().stream().allMatch(ReportSource::drawsCharts)) {
      section.add(
          ComparisonChart.of(runs.summaries(), runs.players(), roles)
              .map(picture -> new Block.Figure(Drawing.inPageOnly(picture))));
    }
    return section.add(table);
  }

  private List<Cell> cells(Role role) {
    List<Cell> cells = new ArrayList<>();
    Summary first = runs.summaries().values().iterator().next();
    cells.add(Cell.name(Names.label(role, first.config())));
    for (Map<Role, PlayerSummary> run : runs.players().values()) {
      Optional<PlayerSummary> player = Optional.ofNullable(run.get(role));
      cells.add(player.map(ComparisonPage::rating).orElse(Cell.words("")));
      cells.add(
          player.map(each -> Cell.compact(each.cost().nodesPerMove())).orElse(Cell.words("")));
    }
    return cells;
  }

  private static Cell rating(PlayerSummary player) {
    return Cell.of(EloText.of(player.rating(), player.ratings()), player.rating());
  }

  private Section pairings() {
    Section section = new Section("pairings", "The same pairings");
    if (changes.isEmpty()) {
      return section;
    }
    Table table = new Table("Score of the first named").names("player", "opponent");
    for (String run : runs.sources().keySet()) {
      table.number(run, "score and its 95 % interval");
    }
    table
        .number("change", "from the first run to the last, in points of a hundred")
        .number("p (Holm)", "two-sided, adjusted for the number of pairings");
    return section.add(table.rows(changes, this::cells));
  }

  private List<Cell> cells(ScoreChange change) {
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.name(change.meeting().a()));
    cells.add(Cell.name(change.meeting().b()));
    Map<String, ScoreEstimate> scores = runs.scores(change.meeting());
    for (String run : runs.sources().keySet()) {
      cells.add(
          Optional.ofNullable(scores.get(run)).map(ComparisonPage::score).orElse(Cell.words("")));
    }
    cells.add(Cell.of(text(change), change.difference()));
    cells.add(Cell.pValue(change.holm()));
    return cells;
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
