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
  record Meeting(String a, String b) {
    Meeting swapped() {
      return new Meeting(b, a);
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
      Map<Meeting, ScoreEstimate> scores) {

    Summary summary() {
      return source.summary();
    }

    /** Where sides are fixed, b against a is another meeting than a against b. */
    boolean mayTurn() {
      return !summary().config().hasFixedSides();
    }

    /** In the view of the meeting's {@code a}; {@code null} if this run does not have it. */
    @Nullable ScoreEstimate score(Meeting meeting) {
      ScoreEstimate turned = mayTurn() ? scores.get(meeting.swapped()) : null;
      return turned == null ? scores.get(meeting) : turned.reversed();
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
    Map<Meeting, ScoreEstimate> scores = new LinkedHashMap<>();
    for (PairingSummary pairing : source.summary().pairings()) {
      if (pairing.results().games() > 0) {
        Meeting meeting = new Meeting(name(names, pairing.a()), name(names, pairing.b()));
        scores.put(meeting, pairing.estimate());
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
  List<Meeting> meetings() {
    Set<Meeting> meetings = new LinkedHashSet<>();
    for (Run run : all) {
      for (Meeting meeting : run.scores().keySet()) {
        if (!run.mayTurn() || !meetings.contains(meeting.swapped())) {
          meetings.add(meeting);
        }
      }
    }
    return List.copyOf(meetings);
  }

  /** The scores of a meeting in the runs that have it. */
  List<ScoreEstimate> scores(Meeting meeting) {
    return all.stream().flatMap(run -> Stream.ofNullable(run.score(meeting))).toList();
  }
}
