package warlab.lab.plan;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.effect.Effects;
import warlab.lab.statistics.effect.Grid;
import warlab.lab.statistics.elo.FixedLengthPlan;
import warlab.lab.statistics.rating.BradleyTerry;
import warlab.lab.statistics.rating.CrossTableCounts;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.sprt.SprtPlan;

/** A plan in words, for people to read before it runs. */
public record PlanDescription(ExperimentConfig config, ExperimentPlan plan, Description text) {
  private static final int SHOWN = 12;

  /** Several lines, each ended. */
  public static String of(
      ExperimentConfig config, ExperimentPlan plan, Catalog catalog, GameProbe probe) {
    Description text = new Description(config, catalog);
    PlanDescription description = new PlanDescription(config, plan, text);
    description.addPlayers();
    description.addPairings();
    description.addGames();
    description.addStop();
    description.addDuration(DurationEstimate.of(plan, probe));
    description.addPower();
    return text.toString();
  }

  private void addPlayers() {
    List<PlayerSpec> players = config.players();
    text.add("players", "%,d", players.size());
    addSome(players.stream().map(player -> player.name() + ": " + settings(player)).toList());
  }

  private String settings(PlayerSpec player) {
    String first = text.inline(player.asFirst());
    String second = text.inline(player.asSecond());
    return first.equals(second)
        ? first
        : "%s as %s, %s as %s"
            .formatted(first, config.sideName(Side.FIRST), second, config.sideName(Side.SECOND));
  }

  private void addPairings() {
    List<Pairing> pairings = plan.pairings();
    text.add("pairings", "%,d, %s", pairings.size(), config.match().format().id());
    addSome(pairings.stream().map(each -> each.a().name() + " - " + each.b().name()).toList());
  }

  private void addGames() {
    String sides = plan.legs() == 1 ? "sides never swapped" : "each opening with both sides";
    text.add("games", "%,d: %,d for each pairing, %s", plan.gameCount(), plan.gamesEach(), sides);
    text.add("openings", "%s", plan.openingsInWords());
  }

  private void addStop() {
    SprtSpec stop = config.stop();
    if (stop != null) {
      text.add(
          "stop",
          "a pairing ends early when a test of %.1f against %.1f %s Elo decides",
          stop.elo0(),
          stop.elo1(),
          Keys.word(stop.model()));
      SprtPlan test = new SprtPlan(stop, SprtPlan.VARIANCE_WITHOUT_DRAWS);
      double halfway = (stop.elo0() + stop.elo1()) / 2;
      text.add(
          "",
          "that takes on average %,d games at %.1f Elo, %,d games at %.1f Elo, %,d games at %.1f"
              + " Elo",
          DoubleStream.of(stop.elo0(), halfway, stop.elo1())
              .boxed()
              .flatMap(elo -> Stream.of(Math.round(test.expectedGames(elo)), elo))
              .toArray());
    }
  }

  private void addDuration(DurationEstimate estimate) {
    text.addDuration(
        config.stop() == null ? "about" : "at most about",
        estimate.seconds(plan.gameCount(), config.threads()),
        estimate);
  }

  /** Each of several pairings must pass the strictest of Holm's levels to be sure of a verdict. */
  private void addPower() {
    String effects = Grid.of(config).map(this::effects).orElse("");
    if (!effects.isEmpty()) {
      text.add(Description.DETECTS, "of the sweep %s", effects);
    }
    text.addPower(
        effects.isEmpty() ? Description.DETECTS : "",
        new FixedLengthPlan(
            plan.pairsEach(), plan.legs(), Distributions.LEVEL / plan.pairings().size()),
        "two players that differ by %.0f Elo or more");
  }

  /** {@code 21 Elo in one ply, 60 Elo in pruning true over false}, by ratings of equal players. */
  private String effects(Grid grid) {
    List<String> names = config.players().stream().map(PlayerSpec::name).toList();
    CrossTableCounts even = new CrossTableCounts(names.size());
    for (Pairing each : plan.pairings()) {
      int a = names.indexOf(each.a().name());
      even.addUnits(a, names.indexOf(each.b().name()), plan.pairsEach(), List.of(0.5, 0.5));
    }
    RatingTable ratings = BradleyTerry.fit(even, true);
    Effects effects = Effects.of(grid, ratings, new double[names.size()]);
    return effects.inShort().stream()
        .map(told -> told.get(0))
        .map(
            each ->
                "%.0f Elo in %s".formatted(each.detectable(effects.means().size()), each.words()))
        .collect(Collectors.joining(", "));
  }

  private void addSome(List<String> lines) {
    lines.stream().limit(SHOWN).forEach(line -> text.add("", "%s", line));
    if (lines.size() > SHOWN) {
      text.add("", "and %,d more", lines.size() - SHOWN);
    }
  }
}
