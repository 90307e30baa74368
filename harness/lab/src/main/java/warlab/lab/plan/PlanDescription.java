package warlab.lab.plan;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import warlab.games.Game;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.elo.FixedLengthPlan;
import warlab.lab.statistics.sprt.SprtPlan;

/** A plan in words, for people to read before it runs. */
public final class PlanDescription {
  private static final int SHOWN = 12;
  private static final double LEVEL = 1 - Distributions.CONFIDENCE;
  private static final double VARIANCE_WITHOUT_DRAWS = 0.25;

  private final ExperimentConfig config;
  private final ExperimentPlan plan;
  private final Catalog catalog;
  private final StringBuilder text = new StringBuilder();

  private PlanDescription(ExperimentConfig config, ExperimentPlan plan, Catalog catalog) {
    this.config = config;
    this.plan = plan;
    this.catalog = catalog;
  }

  /** Several lines, each ended. */
  public static String of(
      ExperimentConfig config,
      ExperimentPlan plan,
      Catalog catalog,
      ToDoubleFunction<GameTask> probe) {
    PlanDescription description = new PlanDescription(config, plan, catalog);
    description.addExperiment();
    description.addPlayers();
    description.addPairings();
    description.addGames();
    description.addStop();
    description.addDuration(DurationEstimate.of(plan, probe));
    description.addPower();
    return description.text.toString();
  }

  private void addExperiment() {
    add("experiment", config.name() + ", seed " + config.seed());
    add("game", config.game().id());
  }

  private void addPlayers() {
    List<PlayerSpec> players = config.players();
    add("players", count(players.size()));
    addSome(players.stream().map(player -> player.name() + ": " + settings(player)).toList());
  }

  private String settings(PlayerSpec player) {
    Game game = config.game();
    String first = PlayerTemplate.of(catalog, game, player.asFirst()).inline();
    String second = PlayerTemplate.of(catalog, game, player.asSecond()).inline();
    return first.equals(second)
        ? first
        : "%s as %s, %s as %s"
            .formatted(first, game.sideName(Side.FIRST), second, game.sideName(Side.SECOND));
  }

  private void addPairings() {
    List<Pairing> pairings = plan.pairings();
    add("pairings", count(pairings.size()) + ", " + config.match().format().id());
    addSome(pairings.stream().map(each -> each.a().name() + " - " + each.b().name()).toList());
  }

  private void addGames() {
    String sides = plan.legs() == 1 ? "sides never swapped" : "each opening with both sides";
    add(
        "games",
        "%s: %s for each pairing, %s"
            .formatted(count(plan.gameCount()), count(plan.gamesEach()), sides));
    add("openings", plan.openingsInWords());
  }

  private void addStop() {
    SprtSpec stop = config.stop();
    if (stop != null) {
      add(
          "stop",
          String.format(
              Locale.ROOT,
              "a pairing ends early when a test of %.1f against %.1f %s Elo decides",
              stop.elo0(),
              stop.elo1(),
              Keys.word(stop.model())));
      SprtPlan test = new SprtPlan(stop, VARIANCE_WITHOUT_DRAWS);
      double halfway = (stop.elo0() + stop.elo1()) / 2;
      add(
          "",
          DoubleStream.of(stop.elo0(), halfway, stop.elo1())
              .mapToObj(elo -> gamesAt(elo, test.expectedGames(elo)))
              .collect(Collectors.joining(", ", "that takes on average ", "")));
    }
  }

  private static String gamesAt(double elo, double games) {
    return String.format(Locale.ROOT, "%s games at %.1f Elo", count(Math.round(games)), elo);
  }

  private void addDuration(DurationEstimate estimate) {
    add(
        "duration",
        "%s %s on %d thread%s, by a probe of %d games"
            .formatted(
                config.stop() == null ? "about" : "at most about",
                DurationEstimate.inWords(estimate.seconds(plan.gameCount(), config.threads())),
                config.threads(),
                config.threads() == 1 ? "" : "s",
                estimate.games()));
  }

  /** Each of several pairings must pass the strictest of Holm's levels to be sure of a verdict. */
  private void addPower() {
    int pairings = plan.pairings().size();
    OptionalDouble elo =
        new FixedLengthPlan(plan.pairsEach(), plan.legs(), LEVEL / pairings).detectableElo();
    add(
        "can tell",
        elo.isEmpty()
            ? "nothing: so few games cannot prove any difference"
            : String.format(
                Locale.ROOT,
                "two players apart that differ by %.0f Elo or more",
                elo.getAsDouble()));
  }

  private void addSome(List<String> lines) {
    lines.stream().limit(SHOWN).forEach(line -> add("", line));
    if (lines.size() > SHOWN) {
      add("", "and " + count(lines.size() - SHOWN) + " more");
    }
  }

  private static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private void add(String label, String line) {
    addLine(text, label, line);
  }

  /** A line of a description, its label in a column of its own. */
  public static void addLine(StringBuilder text, String label, String line) {
    text.append(String.format(Locale.ROOT, "%-12s", label)).append(line).append('\n');
  }
}
