package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import warlab.lab.record.Manifest;
import warlab.lab.report.page.Prose;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Summary;

/** What one must know before believing the answer. */
public final class Warnings {
  private final List<Prose> warnings = new ArrayList<>();

  private Warnings() {}

  public static List<Prose> of(ReportSource source) {
    return new Warnings().all(source);
  }

  private List<Prose> all(ReportSource source) {
    Summary summary = source.summary();
    Manifest manifest = source.manifest();
    boolean isFinished = manifest != null && manifest.finished() != null;
    if (summary.isMostlyCopies()) {
      add(
          "Mostly copies: ",
          "%s of %s repeat a start, and chance had no say in them. They count for nothing; more"
              + " openings, not more games, would tell more.",
          NumberText.count(summary.copies()),
          NumberText.count(summary.played(), "game"));
    }
    if (isFinished) {
      addExhausted(summary);
    }
    if (summary.faultedGames() > 0) {
      add("Faults: ", "%s; they count as losses.", faults(summary));
    }
    if (manifest != null && !isFinished) {
      add(
          "Unfinished: ",
          "%s of %s have been played; running the experiment again goes on.",
          NumberText.count(summary.played()),
          NumberText.count(summary.planned(), "game"));
    }
    Manifest.Repetition repeated = manifest == null ? null : manifest.repeated();
    if (repeated != null && !repeated.allSame()) {
      add("Not repeatable: ", "%s.", repeated.difference());
    }
    if (!source.missingFiles().isEmpty()) {
      add(
          "Missing files: ",
          "%s. What this page would have taken from there is left out.",
          String.join(", ", source.missingFiles()));
    }
    if (!source.drawsCharts()) {
      add("No charts: ", "this page was made on a machine without fonts to draw them with.");
    }
    return warnings;
  }

  /** {@code 12 games of mine ended by timeout}, for whoever is rated. */
  private static String faults(Summary summary) {
    Map<String, Long> games = new TreeMap<>();
    for (PlayerSummary player : summary.players()) {
      String name = Names.of(player.role(), summary.config());
      summary.faults().stream()
          .filter(fault -> player.role().contains(fault.role()))
          .forEach(
              fault ->
                  games.merge(
                      "of %s ended by %s".formatted(name, Names.words(fault.kind().id())),
                      fault.games(),
                      Long::sum));
    }
    return games.entrySet().stream()
        .map(each -> NumberText.count(each.getValue(), "game") + " " + each.getKey())
        .collect(Collectors.joining(", "));
  }

  private void add(String label, String template, Object... parts) {
    warnings.add(Prose.of("%s%s", Prose.strong(label), Prose.of(template, parts)));
  }

  /** Nothing but a test or the want of new games ends a pairing before its time. */
  private void addExhausted(Summary summary) {
    long planned = summary.config().match().gamesEach();
    List<PairingSummary> exhausted =
        summary.pairings().stream()
            .filter(each -> each.results().games() + each.copies() < planned)
            .filter(each -> each.sprt() == null || !each.sprt().isDecided())
            .toList();
    if (!exhausted.isEmpty()) {
      long games = exhausted.stream().mapToLong(each -> each.results().games()).sum();
      add(
          "Ended early: ",
          "in %s only %s exist. Every start was played and chance had no say, so more games would"
              + " have been copies.",
          NumberText.count(exhausted.size(), "pairing"),
          NumberText.count(games, "different game"));
    }
  }
}
