package warlab.lab.report.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
final class ComparedRuns {
  private final Map<String, ReportSource> sources;

  /** For each run what its players are called here. */
  private final Map<String, Map<String, String>> names = new LinkedHashMap<>();

  ComparedRuns(Map<String, ReportSource> sources) {
    this.sources = new LinkedHashMap<>(sources);
    Map<List<Object>, String> known = new HashMap<>();
    Set<String> taken = new LinkedHashSet<>();
    this.sources.forEach((run, source) -> names.put(run, names(run, source, known, taken)));
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

  Map<String, ReportSource> sources() {
    return sources;
  }

  Map<String, Summary> summaries() {
    Map<String, Summary> summaries = new LinkedHashMap<>();
    sources.forEach((name, source) -> summaries.put(name, source.summary()));
    return summaries;
  }

  private String name(String run, String player) {
    return names.getOrDefault(run, Map.of()).getOrDefault(player, player);
  }

  /** The rated players with games of each run, by what they are called here. */
  Map<String, Map<Role, PlayerSummary>> players() {
    Map<String, Map<Role, PlayerSummary>> players = new LinkedHashMap<>();
    for (Map.Entry<String, ReportSource> run : sources.entrySet()) {
      Map<Role, PlayerSummary> rated = new LinkedHashMap<>();
      for (PlayerSummary player : run.getValue().summary().players()) {
        if (player.results().games() > 0) {
          Role role = player.role();
          rated.put(new Role(name(run.getKey(), role.player()), role.side()), player);
        }
      }
      players.put(run.getKey(), rated);
    }
    return players;
  }

  /** Two players that met, in the order of the run that has them first. */
  record Meeting(String a, String b) {
    Meeting swapped() {
      return new Meeting(b, a);
    }
  }

  /** Rated roles that played in more than one run, in the order of the first. */
  List<Role> commonRoles() {
    Map<Role, Integer> runs = new LinkedHashMap<>();
    players()
        .values()
        .forEach(run -> run.keySet().forEach(role -> runs.merge(role, 1, Integer::sum)));
    runs.values().removeIf(count -> count < 2);
    return new ArrayList<>(runs.keySet());
  }

  private Meeting meeting(String run, PairingSummary pairing) {
    return new Meeting(name(run, pairing.a()), name(run, pairing.b()));
  }

  /** Who met in any run. */
  List<Meeting> meetings() {
    Set<Meeting> meetings = new LinkedHashSet<>();
    sources.forEach(
        (run, source) -> {
          for (PairingSummary pairing : source.summary().pairings()) {
            Meeting meeting = meeting(run, pairing);
            // Where sides are fixed, b against a is another meeting than a against b.
            boolean mayTurn = !source.summary().config().hasFixedSides();
            boolean isKnown = mayTurn && meetings.contains(meeting.swapped());
            if (pairing.results().games() > 0 && !isKnown) {
              meetings.add(meeting);
            }
          }
        });
    return new ArrayList<>(meetings);
  }

  /** The scores of a meeting in each run that has it, in the view of its {@code a}. */
  Map<String, ScoreEstimate> scores(Meeting meeting) {
    Map<String, ScoreEstimate> scores = new LinkedHashMap<>();
    summaries()
        .forEach(
            (run, summary) -> score(meeting, run, summary).ifPresent(it -> scores.put(run, it)));
    return scores;
  }

  private Optional<ScoreEstimate> score(Meeting meeting, String run, Summary summary) {
    for (PairingSummary pairing : summary.pairings()) {
      Meeting played = meeting(run, pairing);
      boolean isPlayed = pairing.results().games() > 0;
      if (isPlayed && played.equals(meeting)) {
        return Optional.of(pairing.estimate());
      }
      if (isPlayed && played.swapped().equals(meeting) && !summary.config().hasFixedSides()) {
        return Optional.of(pairing.estimate().reversed());
      }
    }
    return Optional.empty();
  }
}
