package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import warlab.games.Side;
import warlab.lab.report.page.Prose;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.SprtSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * The answer of an experiment, in sentences that a person can quote. What is proven comes first: a
 * difference is where its pairing's verdict says so, and between players on one fixed side, who
 * never meet, where the interval of their ratings' difference leaves out zero.
 */
public record Headline(Summary summary) {
  public static List<Prose> of(Summary summary) {
    Headline headline = new Headline(summary);
    return Stream.concat(headline.untimely().stream(), headline.sentences().stream()).toList();
  }

  /** That limits of time were not kept comes first: the rest is then not about the config. */
  private List<Prose> untimely() {
    List<PlayerSummary> late = summary.players().stream().filter(summary::isUntimely).toList();
    if (late.isEmpty()) {
      return List.of();
    }
    return List.of(
        Prose.of(
            "%s%s. With nodesPerMs nodes are counted instead, with timeIn: cpu the time of its thread.",
            Prose.strong("Times are not those of the config (machine busy?): "),
            late.stream()
                .map(
                    each ->
                        "%s took more than half longer than timeMs in %s of its moves"
                            .formatted(
                                Names.of(each.role(), summary.config()),
                                NumberText.wholePercent(summary.farOverruns(each))))
                .collect(Collectors.joining(", "))));
  }

  private List<Prose> sentences() {
    if (summary.games() == 0) {
      return List.of(Prose.of("No games have been played yet."));
    }
    if (summary.pairings().size() == 1 && !summary.config().hasFixedSides()) {
      return duel(summary.pairings().get(0));
    }
    List<Prose> sentences = new ArrayList<>(EffectSentences.of(summary));
    sentences.addAll(ofPlayers());
    sentences.addAll(ScaleSentences.of(summary));
    return sentences;
  }

  private List<Prose> ofPlayers() {
    String hero = summary.config().match().hero();
    return summary.config().hasFixedSides()
        ? bySide()
        : List.of(hero == null ? tournament() : gauntlet(hero));
  }

  private List<Prose> duel(PairingSummary pairing) {
    SprtSummary sprt = pairing.sprt();
    if (sprt == null) {
      return List.of(difference(pairing));
    }
    String pairs = NumberText.count(sprt.units(), "pair");
    return sprt.isDecided()
        ? List.of(stopped(pairing, pairs))
        : List.of(
            difference(pairing), Prose.of("The sequential test is undecided after " + pairs + "."));
  }

  private Prose difference(PairingSummary pairing) {
    boolean leads = pairing.estimate().score() >= 0.5;
    String winner = leads ? pairing.a() : pairing.b();
    String loser = leads ? pairing.b() : pairing.a();
    ScoreEstimate estimate = leads ? pairing.estimate() : pairing.estimate().reversed();
    boolean isProven = pairing.lead() != 0;
    String claim = isProven ? "%s beats %s by " : "No difference between %s and %s is proven: ";
    return Prose.of(
        claim + "%s Elo over %s%s.",
        name(winner),
        name(loser),
        isProven ? EloText.of(estimate) : open(estimate),
        games(),
        sides(winner));
  }

  /** All of few games won: the bound that is left would read as if they had been lost. */
  private String open(ScoreEstimate estimate) {
    Double low = estimate.eloLow();
    return estimate.score() < 1 || low == null || low > 0
        ? EloText.of(estimate)
        : "%s of %1$s won, too few to say more than above %s"
            .formatted(NumberText.count(summary.games()), NumberText.elo(low));
  }

  private Prose stopped(PairingSummary pairing, String pairs) {
    return Prose.of(
        "The sequential test stopped after %s: %s is %s than %s, %s Elo, corrected for stopping"
            + " early%s.",
        pairs,
        name(pairing.a()),
        pairing.verdict().words(),
        name(pairing.b()),
        EloText.of(pairing.estimate()),
        sides(pairing.a()));
  }

  private Prose.Span name(String player) {
    return Prose.code(Names.of(player, summary.config()));
  }

  private Prose.Span name(PlayerSummary player) {
    return name(player.role().player());
  }

  private String games() {
    return NumberText.count(summary.games(), "game");
  }

  /** {@code ; as Attacker 61 %, as Defender 58 %}. */
  private String sides(String player) {
    String sides =
        summary.sides().stream()
            .filter(side -> side.opponent() == null && player.equals(side.player()))
            .filter(side -> side.results().games() > 0)
            .map(
                side ->
                    "as %s %s"
                        .formatted(
                            Names.of(side.side(), summary.config()),
                            NumberText.wholePercent(side.results().score())))
            .collect(Collectors.joining(", "));
    return sides.isEmpty() ? "" : "; " + sides;
  }

  private Prose tournament() {
    List<PlayerSummary> ranking = summary.ranking();
    PlayerSummary best = ranking.get(0);
    String player = best.role().player();
    int others = ranking.size() - 1;
    long beaten = summary.pairings().stream().filter(each -> each.leadOf(player) > 0).count();
    long beating = summary.pairings().stream().filter(each -> each.leadOf(player) < 0).count();
    boolean isAnyProven = summary.pairings().stream().anyMatch(pairing -> pairing.lead() != 0);
    boolean isStrongest = beaten == others;
    return Prose.of(
        "%s%s is %s of %s over %s, %s Elo above the mean%s%s%s.",
        isAnyProven
            ? ""
            : summary.effects() == null
                ? "No player is proven stronger: "
                : "No single pairing proves a difference: ",
        name(player),
        isStrongest ? "the strongest" : "rated highest",
        NumberText.count(ranking.size(), "player"),
        games(),
        EloText.of(best.rating(), best.ratings()),
        beating > 0
            ? ", better than %d, worse than %d of %d others".formatted(beaten, beating, others)
            : isAnyProven && !isStrongest
                ? ", but proven better than only %d of %d others".formatted(beaten, others)
                : "",
        isStrongest ? ahead(best, ranking.get(1)) : "",
        sides(player));
  }

  /** The next in rating, by the games against it: they prove the claim, the ratings do not. */
  private Prose ahead(PlayerSummary best, PlayerSummary next) {
    String player = best.role().player();
    String other = next.role().player();
    return summary.pairings().stream()
        .filter(each -> each.leadOf(player) > 0 && each.leadOf(other) < 0)
        .findFirst()
        .map(
            each ->
                Prose.of(
                    ", and beats the next, %s, by %s Elo in %s",
                    name(next),
                    EloText.of(
                        each.a().equals(player) ? each.estimate() : each.estimate().reversed()),
                    NumberText.count(each.results().games(), "game")))
        .orElse(Prose.of(""));
  }

  private Prose gauntlet(String hero) {
    List<Integer> leads = summary.pairings().stream().map(PairingSummary::lead).toList();
    String opponents = NumberText.count(leads.size(), "opponent");
    if (leads.stream().allMatch(lead -> lead == 0)) {
      return Prose.of(
          "No difference between %s and any of its %s is proven over %s%s.",
          name(hero), opponents, games(), sides(hero));
    }
    return Prose.of(
        "Against %s %s is proven better than %s, worse than %s, and open against %s, over %s%s.",
        opponents,
        name(hero),
        Collections.frequency(leads, 1),
        Collections.frequency(leads, -1),
        Collections.frequency(leads, 0),
        games(),
        sides(hero));
  }

  private List<Prose> bySide() {
    List<Prose> sentences = new ArrayList<>();
    for (Side side : Side.values()) {
      List<PlayerSummary> ranking =
          summary.ranking().stream().filter(player -> player.role().side() == side).toList();
      if (!ranking.isEmpty()) {
        sentences.add(bestOf(Names.of(side, summary.config()), ranking));
      }
    }
    return sentences;
  }

  private Prose bestOf(String side, List<PlayerSummary> ranking) {
    PlayerSummary best = ranking.get(0);
    boolean isAlone = ranking.size() == 1;
    // Alone it needs no proof.
    boolean isProven =
        isAlone || summary.ratings().differences(place(best), place(ranking.get(1))).low() > 0;
    return Prose.of(
        (isProven ? "As %s " : "No %s is proven stronger: ") + "%s scores %s%s over %s%s.",
        side,
        name(best),
        isAlone ? "" : "best, ",
        NumberText.wholePercent(best.results().score()),
        NumberText.count(best.results().games(), "game"),
        isAlone ? "" : ahead(ranking));
  }

  /** How far the first is ahead of the second. */
  private Prose ahead(List<PlayerSummary> ranking) {
    int first = place(ranking.get(0));
    int second = place(ranking.get(1));
    RatingTable ratings = summary.ratings();
    return Prose.of(
        ", ahead of %s by %s Elo",
        name(ranking.get(1)),
        EloText.of(ratings.difference(first, second), ratings.differences(first, second)));
  }

  private int place(PlayerSummary player) {
    return summary.players().indexOf(player);
  }
}
