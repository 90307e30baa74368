package warlab.lab.report.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import warlab.lab.report.section.ReportSource;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Summary;

/** Several runs side by side, by the name of their folder, and what they have in common. */
record ComparedRuns(Map<String, ReportSource> sources) {

  ComparedRuns {
    sources = new LinkedHashMap<>(sources);
  }

  Map<String, Summary> summaries() {
    Map<String, Summary> summaries = new LinkedHashMap<>();
    sources.forEach((name, source) -> summaries.put(name, source.summary()));
    return summaries;
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
    for (ReportSource source : sources.values()) {
      source.summary().players().stream()
          .filter(player -> player.results().games() > 0)
          .map(PlayerSummary::role)
          .forEach(role -> runs.merge(role, 1, Integer::sum));
    }
    runs.values().removeIf(count -> count < 2);
    return new ArrayList<>(runs.keySet());
  }

  /** Who met in any run. */
  List<Meeting> meetings() {
    Set<Meeting> meetings = new LinkedHashSet<>();
    for (ReportSource source : sources.values()) {
      for (PairingSummary pairing : source.summary().pairings()) {
        Meeting meeting = new Meeting(pairing.a(), pairing.b());
        // Where sides are fixed, b against a is another meeting than a against b.
        boolean mayTurn = !source.summary().config().hasFixedSides();
        if (pairing.results().games() > 0 && !(mayTurn && meetings.contains(meeting.swapped()))) {
          meetings.add(meeting);
        }
      }
    }
    return new ArrayList<>(meetings);
  }

  /** The score of a meeting in a run, in the view of its {@code a}. */
  static Optional<ScoreEstimate> score(Meeting meeting, Summary run) {
    for (PairingSummary pairing : run.pairings()) {
      Meeting played = new Meeting(pairing.a(), pairing.b());
      boolean isPlayed = pairing.results().games() > 0;
      if (isPlayed && played.equals(meeting)) {
        return Optional.of(pairing.estimate());
      }
      if (isPlayed && played.swapped().equals(meeting) && !run.config().hasFixedSides()) {
        return Optional.of(pairing.estimate().reversed());
      }
    }
    return Optional.empty();
  }
}
