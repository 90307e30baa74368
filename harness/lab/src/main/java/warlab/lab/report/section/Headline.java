package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.report.page.Prose;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.EloEstimate;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.sprt.SprtDecision;
import warlab.lab.statistics.sprt.StoppedEstimate;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.SideSummary;
import warlab.lab.statistics.summary.SprtSummary;
import warlab.lab.statistics.summary.Summary;

/** The answer of an experiment, in sentences that a person can quote. */
public final class Headline {
  /** What a likelihood of superiority must reach to call a lead proven: 95 %, two-sided. */
  private static final double PROVEN = 1 - (1 - Distributions.CONFIDENCE) / 2;

  private final Summary summary;

  private Headline(Summary summary) {
    this.summary = summary;
  }

  public static List<Prose> of(Summary summary) {
    return new Headline(summary).sentences();
  }

  private List<Prose> sentences() {
    if (summary.games() == 0) {
      return List.of(Prose.of("No games have been played yet."));
    }
    if (summary.config().hasFixedSides()) {
      return bySide();
    }
    List<Prose> sentences = new ArrayList<>();
    if (summary.pairings().size() == 1) {
      PairingSummary pairing = summary.pairings().get(0);
      sentences.add(duel(pairing));
      SprtSummary sprt = pairing.sprt();
      if (sprt != null) {
        sentences.add(test(pairing, sprt));
      }
    } else {
      sentences.add(tournament());
    }
    return sentences;
  }

  private Prose duel(PairingSummary pairing) {
    boolean leads = pairing.strength().elo() >= 0;
    String winner = leads ? pairing.a() : pairing.b();
    String loser = leads ? pairing.b() : pairing.a();
    EloEstimate strength = pairing.strength();
    String difference = NumberText.withError(Math.abs(strength.elo()), strength.eloError());
    String games = NumberText.count(pairing.results().games(), "game");
    boolean isProven = !strength.elos().contains(0);
    return Prose.of(isProven ? "" : "No difference between ")
        .code(winner)
        .text(isProven ? " beats " : " and ")
        .code(loser)
        .text(isProven ? " by " : " is proven: ")
        .text(difference + " Elo over " + games + sides(winner) + ".");
  }

  /** {@code ; as Attacker 61 %, as Defender 58 %}. */
  private String sides(String player) {
    StringBuilder text = new StringBuilder();
    for (SideSummary side : summary.sides()) {
      if (side.opponent() == null && player.equals(side.player()) && side.results().games() > 0) {
        text.append(text.isEmpty() ? "; as " : ", as ")
            .append(Names.capital(summary.config().sideName(side.side())))
            .append(' ')
            .append(NumberText.wholePercent(side.results().score()));
      }
    }
    return text.toString();
  }

  private static Prose test(PairingSummary pairing, SprtSummary sprt) {
    String pairs = NumberText.count(sprt.units(), "pair");
    if (sprt.decision() == SprtDecision.CONTINUE) {
      return Prose.of("The sequential test is undecided after " + pairs + ".");
    }
    boolean isStronger = sprt.decision() == SprtDecision.ACCEPT_H1;
    Prose prose =
        Prose.of("The sequential test stopped after " + pairs + ": ")
            .code(pairing.a())
            .text(isStronger ? " is stronger" : " is not stronger");
    StoppedEstimate estimate = sprt.estimate();
    return estimate == null
        ? prose.text(".")
        : prose.text(
            ". Without the bias of stopping early the difference is "
                + NumberText.elo(Elo.fromScore(estimate.median()))
                + " Elo ("
                + NumberText.elos(
                    new Interval(Elo.fromScore(estimate.low()), Elo.fromScore(estimate.high())))
                + ").");
  }

  private Prose tournament() {
    List<Integer> ranking = ranking(null);
    PlayerSummary best = summary.players().get(ranking.get(0));
    String games = NumberText.count(summary.games(), "game");
    Prose prose =
        Prose.of("")
            .code(best.role().player())
            .text(
                " is the strongest of %s over %s: %s Elo above the mean"
                    .formatted(
                        NumberText.count(ranking.size(), "player"),
                        games,
                        NumberText.withError(best.rating(), best.ratings().halfWidth())));
    return lead(prose, ranking).text(sides(best.role().player()) + ".");
  }

  private List<Prose> bySide() {
    List<Prose> sentences = new ArrayList<>();
    for (Side side : Side.values()) {
      List<Integer> ranking = ranking(side);
      if (!ranking.isEmpty()) {
        PlayerSummary best = summary.players().get(ranking.get(0));
        Prose prose =
            Prose.of("As %s ".formatted(Names.capital(summary.config().sideName(side))))
                .code(best.role().player())
                .text(
                    " scores best, %s over %s"
                        .formatted(
                            NumberText.wholePercent(best.results().score()),
                            NumberText.count(best.results().games(), "game")));
        sentences.add(lead(prose, ranking).text("."));
      }
    }
    return sentences;
  }

  /** How far the first is ahead of the second, and whether that is proven. */
  private Prose lead(Prose prose, List<Integer> ranking) {
    if (ranking.size() < 2) {
      return prose;
    }
    int first = ranking.get(0);
    int second = ranking.get(1);
    RatingTable ratings = summary.ratings();
    double reach = Distributions.criticalValue(Distributions.normal(), Distributions.CONFIDENCE);
    boolean isProven = ratings.los(first, second) >= PROVEN;
    return prose
        .text(isProven ? ", ahead of " : "; its lead over ")
        .code(summary.players().get(second).role().player())
        .text(isProven ? " by " : ", ")
        .text(
            NumberText.withError(
                    ratings.difference(first, second),
                    reach * ratings.differenceError(first, second))
                + " Elo"
                + (isProven ? "" : ", is not proven"));
  }

  /** The places of the players with games, the strongest first; of one side or of both. */
  private List<Integer> ranking(@Nullable Side side) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < summary.players().size(); i++) {
      PlayerSummary player = summary.players().get(i);
      if (player.results().games() > 0 && Objects.equals(player.role().side(), side)) {
        places.add(i);
      }
    }
    places.sort(
        Comparator.comparingDouble((Integer place) -> summary.players().get(place).rating())
            .reversed());
    return places;
  }
}
