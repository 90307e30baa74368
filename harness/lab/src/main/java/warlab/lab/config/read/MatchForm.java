package warlab.lab.config.read;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import warlab.games.Options;
import warlab.games.Printable;
import warlab.games.Side;
import warlab.lab.config.Experiment;
import warlab.lab.config.Keys;
import warlab.lab.config.MatchExperiment;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.MoveRecording;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.PlayerLabels;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.config.tree.MapNode;

/** How a plain match stands in a config: {@code players}, {@code match}, {@code stop}. */
final class MatchForm implements ExperimentForm {
  static final String PLAYERS = "players";
  private static final String MATCH = MatchExperiment.KIND.key();

  @Override
  public Experiment.Kind kind() {
    return MatchExperiment.KIND;
  }

  @Override
  public Keys keys() {
    return MatchExperiment.KEYS;
  }

  @Override
  public @Nullable MatchExperiment read(Section top, Scope scope, Problems problems) {
    MapNode playersNode = top.requiredMap(PLAYERS);
    MapNode matchNode = top.requiredMap(MATCH);
    List<PlayerSpec> players =
        playersNode == null ? null : players(playersNode, scope, problems.part());
    MatchSpec match =
        matchNode == null ? null : new MatchReader(scope, players).read(matchNode, problems);
    MapNode stopNode = top.map("stop");
    SprtSpec stop = stopNode == null ? null : stop(stopNode, problems);
    String record = top.text("record");
    if (players == null || match == null || matchNode == null || record == null) {
      return null;
    }
    problems.check(() -> refuseOpenings(players, match, matchNode, scope));
    return new MatchExperiment(players, match, stop, Keys.chosen(MoveRecording.class, record));
  }

  private static @Nullable SprtSpec stop(MapNode node, Problems problems) {
    Section stop = Section.of(MatchExperiment.STOP_KEYS, " of stop", node, problems);
    MapNode test = stop.requiredMap("sprt");
    if (test == null) {
      return null;
    }
    Section sprt = Section.of(SprtSpec.KEYS, " of sprt", test, problems);
    Options values = sprt.options();
    return values == null ? null : problems.collect(() -> sprt(sprt, values));
  }

  private static SprtSpec sprt(Section sprt, Options values) {
    if (values.number("elo0") >= values.number("elo1")) {
      throw sprt.refusal("elo1", "expected more than elo0");
    }
    try {
      return SprtSpec.of(values);
    } catch (IllegalArgumentException senseless) { // what no single key forbids
      throw sprt.refusal("elo1", String.valueOf(senseless.getMessage()));
    }
  }

  private static @Nullable List<PlayerSpec> players(MapNode node, Scope scope, Problems problems) {
    SweepReader reader = new SweepReader(scope);
    Map<String, PlayerSpec> players = new LinkedHashMap<>();
    for (MapNode.Entry entry : node.entries()) {
      problems.check(() -> refuseUnprintable(entry));
      MapNode settings = problems.collect(() -> settings(entry));
      if (settings != null) {
        for (PlayerSpec player : reader.read(entry.key(), settings, problems)) {
          if (players.put(player.name(), player) != null) {
            problems.add(entry.refusal("a second player is called '" + player.name() + "'"));
          }
        }
      }
      if (players.size() > SweepReader.MAX_PLAYERS) {
        problems.add(
            entry.refusal("more than " + SweepReader.MAX_PLAYERS + " players, expected fewer"));
        return null;
      }
    }
    List<PlayerSpec> all = List.copyOf(players.values());
    if (problems.isEmpty()) {
      problems.check(() -> refuseSameLabels(node, all));
    }
    return problems.isEmpty() ? all : null;
  }

  private static void refuseSameLabels(MapNode node, List<PlayerSpec> players) {
    Set<String> labels = new HashSet<>();
    for (PlayerSpec player : PlayerLabels.given(players)) {
      if (!labels.add(player.label())) {
        throw node.refusal(
            "label: two players would be called '" + player.label() + "', expected one each");
      }
    }
  }

  /** A player is written as keys and values, or in one line as on the command line. */
  private static MapNode settings(MapNode.Entry entry) {
    return InlinePlayer.settings("player '" + entry.key() + "'", entry.value());
  }

  private static void refuseUnprintable(MapNode.Entry entry) {
    if (!Printable.isLine(entry.key(), LabelReader.LONGEST)) {
      throw entry.refusal(
          "a player's name: expected 1 to 80 printable characters without blanks at the ends");
    }
  }

  private static void refuseOpenings(
      List<PlayerSpec> players, MatchSpec match, MapNode node, Scope scope) {
    if (match.openings() instanceof OpeningSpec.PlainStart) {
      return;
    }
    for (PlayerSpec player : players) {
      for (Side side : Side.values()) {
        if (scope.template(player.as(side)).needsPlainStart()) {
          throw node.get("openings")
              .orElse(node)
              .refusal(
                  "openings: expected none, since player '"
                      + player.name()
                      + "' can only begin at the plain start");
        }
      }
    }
  }
}
