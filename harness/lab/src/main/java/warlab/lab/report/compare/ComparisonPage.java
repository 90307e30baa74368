package warlab.lab.report.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;
import warlab.games.Side;
import warlab.lab.record.Manifest;
import warlab.lab.report.chart.ComparisonChart;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.section.ReportSource;
import warlab.lab.report.table.Columns;
import warlab.lab.report.table.PlayerColumns;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Role;

/** The page of several runs: the same players over different settings or dates. */
public final class ComparisonPage {
  private static final Columns<ScoreEstimate> SCORE =
      new Columns<ScoreEstimate>().shown("score", ComparisonPage::score);

  private static final YAMLMapper YAML = YAMLMapper.builder().build();

  private final ComparedRuns runs;
  private final List<ScoreChange> changes;

  private ComparisonPage(ComparedRuns runs) {
    this.runs = runs;
    changes = ScoreChange.of(runs);
  }

  /** The runs by the names that tell them apart. */
  public static Page of(Map<String, ReportSource> sources) {
    return new ComparisonPage(ComparedRuns.of(sources)).page();
  }

  private Page page() {
    return new Page(
        "Comparison of " + NumberText.count(runs.all().size(), "run"),
        question(),
        texts(ComparedRuns.Run::name, ", ") + ": " + NumberText.count(games(), "game"),
        List.of(answer()),
        List.of(),
        List.of(),
        Stream.of(differences(), players(), pairings(), repeat()).toList());
  }

  private String texts(Function<ComparedRuns.Run, String> text, String separator) {
    return runs.all().stream().map(text).collect(Collectors.joining(separator));
  }

  private long games() {
    return runs.all().stream().mapToLong(run -> run.summary().games()).sum();
  }

  /** What all runs ask; {@code null} if they ask this and that. */
  private @Nullable String question() {
    List<@Nullable String> asked = new ArrayList<>();
    runs.all().forEach(run -> asked.add(run.summary().config().question()));
    return asked.stream().distinct().count() == 1 ? asked.get(0) : null;
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
        Prose.code(largest.pair().a()),
        Prose.code(largest.pair().b()),
        text(largest));
  }

  /** In points of a hundred. */
  private static String text(ScoreChange change) {
    Interval shares = change.differences();
    return EloText.of(100 * change.difference(), 100 * shares.low(), 100 * shares.high());
  }

  private Section differences() {
    Table table =
        new Columns<ComparedRuns.Run>()
            .name("run", ComparedRuns.Run::name)
            .words("game", run -> run.summary().config().game().id())
            .number("players", run -> (long) run.summary().config().players().size(), Cell::count)
            .number("games", run -> run.summary().games(), Cell::count)
            .number("first side", run -> run.summary().score(Side.FIRST), Cell::percent)
            .head("first side", "score of the first side over all games")
            .words("seed", run -> fact(run, each -> Long.toString(each.seed())))
            .words("version", run -> fact(run, each -> each.identity().getOrDefault("version", "")))
            .words("started", run -> fact(run, Manifest::started))
            .table("Runs", runs.all())
            .withoutSharedColumns();
    return new Section("runs", "What is compared")
        .add(table)
        .add(differingSettings())
        .add(onlyInSome());
  }

  /** Which settings are not the same; players are compared elsewhere. */
  private Table differingSettings() {
    Map<String, Map<String, String>> settings = new LinkedHashMap<>();
    for (ComparedRuns.Run run : runs.all()) {
      Map<String, String> flat = new LinkedHashMap<>();
      flatten("", YAML.readTree(run.source().config()), flat);
      settings.put(run.name(), flat);
    }
    List<String> differing =
        settings.values().stream()
            .flatMap(flat -> flat.keySet().stream())
            .distinct()
            .filter(key -> !key.startsWith("players."))
            .filter(key -> values(settings, key) > 1)
            .toList();
    Columns<String> columns = new Columns<String>().name("setting", key -> key);
    settings.forEach((run, flat) -> columns.name(run, key -> flat.getOrDefault(key, "")));
    return columns.table("Settings that differ", differing);
  }

  private static long values(Map<String, Map<String, String>> settings, String key) {
    return settings.values().stream().map(flat -> flat.getOrDefault(key, "")).distinct().count();
  }

  private static void flatten(String path, JsonNode node, Map<String, String> flat) {
    if (node.isObject()) {
      node.propertyStream()
          .forEach(
              entry ->
                  flatten(
                      path.isEmpty() ? entry.getKey() : path + "." + entry.getKey(),
                      entry.getValue(),
                      flat));
    } else {
      flat.put(path, node.isValueNode() ? node.asString() : node.toString());
    }
  }

  private static String fact(ComparedRuns.Run run, Function<Manifest, String> fact) {
    return Optional.ofNullable(run.source().manifest()).map(fact).orElse("");
  }

  private String name(Role role) {
    return Names.label(role, runs.all().get(0).summary().config());
  }

  /** Players with settings that not all runs have. */
  private Table onlyInSome() {
    return new Columns<Role>()
        .name("player", this::name)
        .name(
            "only in",
            role ->
                runs.with(role).stream()
                    .map(ComparedRuns.Run::name)
                    .collect(Collectors.joining(", ")))
        .table("Players that not all runs have", runs.roles(count -> count < runs.all().size()))
        .collapsed();
  }

  private Section players() {
    List<Role> roles = runs.roles(count -> count > 1);
    Section section = new Section("players", "The same players");
    if (roles.isEmpty()) {
      return section;
    }
    Columns<Role> columns = new Columns<Role>().name("player", this::name);
    Map<String, Map<Role, PlayerSummary>> players = new LinkedHashMap<>();
    for (ComparedRuns.Run run : runs.all()) {
      players.put(run.name(), run.players());
      Columns<PlayerSummary> known = PlayerColumns.of(run.summary());
      columns
          .part(known.pick("rating"), run.players()::get)
          .head(run.name(), "rating and its 95 % interval")
          .part(known.pick("nodesPerMove"), run.players()::get)
          .head("nodes/move", "in " + run.name());
    }
    if (runs.all().stream().allMatch(run -> run.source().drawsCharts())) {
      Picture picture = ComparisonChart.of(players, this::name, games(), roles);
      section.add(new Block.Figure(Drawing.inPageOnly(picture)));
    }
    return section.add(
        columns.table("Ratings (Elo, mean 0 in each run) and nodes per move", roles));
  }

  private Section pairings() {
    Columns<ScoreChange> columns =
        new Columns<ScoreChange>()
            .name("player", change -> change.pair().a())
            .name("opponent", change -> change.pair().b());
    for (ComparedRuns.Run run : runs.all()) {
      columns
          .part(SCORE, change -> run.score(change.pair()))
          .head(run.name(), "score and its 95 % interval");
    }
    return new Section("pairings", "The same pairings")
        .add(
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
    String command = "./warlab report " + texts(run -> run.source().folder(), " ");
    return new Section("repeat", "How to repeat it")
        .add(new Block.Listing("Make this page again", command, false));
  }
}
