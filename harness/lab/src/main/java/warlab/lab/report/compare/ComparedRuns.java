package warlab.lab.report.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.report.section.ReportSource;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Summary;

/**
 * Several runs side by side, by the name of their folder, and what they have in common. Players are
 * the same where their settings are, whatever they are called; one name for two of them stands for
 * neither.
 */
record ComparedRuns(List<Run> all) {

  static ComparedRuns of(Map<String, ReportSource> sources) {
    List<Run> all = new ArrayList<>();
    Map<List<Object>, String> known = new HashMap<>();
    Set<String> taken = new HashSet<>();
    sources.forEach((run, source) -> all.add(run(run, source, names(run, source, known, taken))));
    return new ComparedRuns(all);
  }

  /** Two players that met, in the order of the run that has them first. */
  record PlayerPair(String a, String b) {
    PlayerPair swapped() {
      return new PlayerPair(b, a);
    }
  }

  /**
   * A run.
   *
   * @param players the rated ones with games, by what they are called here
   * @param scores of those who met, as the run has them
   */
  record Run(
      String name,
      ReportSource source,
      Map<Role, PlayerSummary> players,
      Map<PlayerPair, ScoreEstimate> scores) {

    Summary summary() {
      return source.summary();
    }

    /** Where sides are fixed, b against a is another pair than a against b. */
    boolean mayTurn() {
      return !summary().config().hasFixedSides();
    }

    /** In the view of the pair's {@code a}; {@code null} if this run does not have it. */
    @Nullable ScoreEstimate score(PlayerPair pair) {
      ScoreEstimate turned = mayTurn() ? scores.get(pair.swapped()) : null;
      return turned == null ? scores.get(pair) : turned.reversed();
    }
  }

  private static Run run(String run, ReportSource source, Map<String, String> names) {
    Map<Role, PlayerSummary> players = new LinkedHashMap<>();
    for (PlayerSummary player : source.summary().players()) {
      Role role = player.role();
      if (player.results().games() > 0) {
        players.put(new Role(name(names, role.player()), role.side()), player);
      }
    }
    Map<PlayerPair, ScoreEstimate> scores = new LinkedHashMap<>();
    for (PairingSummary pairing : source.summary().pairings()) {
      if (pairing.results().games() > 0) {
        PlayerPair pair = new PlayerPair(name(names, pairing.a()), name(names, pairing.b()));
        scores.put(pair, pairing.estimate());
      }
    }
    return new Run(run, source, players, scores);
  }

  private static String name(Map<String, String> names, String player) {
    return names.getOrDefault(player, player);
  }

  /** A player with known settings is called as before; another one gets a name of its own. */
  private static Map<String, String> names(
      String run, ReportSource source, Map<List<Object>, String> known, Set<String> taken) {
    Map<String, String> names = new HashMap<>();
    Map<List<Object>, Integer> twins = new HashMap<>();
    for (PlayerSpec player : source.summary().config().players()) {
      List<SeatSpec> settings = List.of(player.asFirst(), player.asSecond());
      int twin = twins.merge(List.of(settings), 1, Integer::sum);
      List<Object> key = List.of(settings, twin);
      String name = known.get(key);
      if (name == null) {
        name = player.label();
        for (int i = 0; !taken.add(name); i++) {
          name = player.label() + " in " + run + (i == 0 ? "" : " " + (i + 1));
        }
        known.put(key, name);
      }
      names.put(player.name(), name);
    }
    return names;
  }

  List<Run> with(Role role) {
    return all.stream().filter(run -> run.players().containsKey(role)).toList();
  }

  /** Rated roles that so many runs have, in the order of the first. */
  List<Role> roles(IntPredicate isWanted) {
    return all.stream()
        .flatMap(run -> run.players().keySet().stream())
        .distinct()
        .filter(role -> isWanted.test(with(role).size()))
        .toList();
  }

  /** Who met in any run. */
  List<PlayerPair> playerPairs() {
    Set<PlayerPair> playerPairs = new LinkedHashSet<>();
    for (Run run : all) {
      for (PlayerPair pair : run.scores().keySet()) {
        if (!run.mayTurn() || !playerPairs.contains(pair.swapped())) {
          playerPairs.add(pair);
        }
      }
    }
    return List.copyOf(playerPairs);
  }

  /** The scores of a pair in the runs that have it. */
  List<ScoreEstimate> scores(PlayerPair pair) {
    return all.stream().flatMap(run -> Stream.ofNullable(run.score(pair))).toList();
  }
}
