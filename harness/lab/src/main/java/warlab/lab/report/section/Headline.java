package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.report.page.Prose;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.SideSummary;
import warlab.lab.statistics.summary.SprtSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * The answer of an experiment, in sentences that a person can quote. What is proven comes first: a
 * difference is where its pairing's verdict says so, and between players on one fixed side, who
 * never meet, where the interval of their ratings' difference leaves out zero.
 */
public final class Headline {
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
    if (summary.pairings().size() == 1) {
      return duel(summary.pairings().get(0));
    }
    String hero = summary.config().match().hero();
    return List.of(hero == null ? tournament() : gauntlet(hero));
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
    return Prose.of(isProven ? "" : "No difference between ")
        .code(label(winner))
        .text(isProven ? " beats " : " and ")
        .code(label(loser))
        .text(isProven ? " by " : " is proven: ")
        .text(EloText.of(estimate) + " Elo over " + games() + sides(winner) + ".");
  }

  private Prose stopped(PairingSummary pairing, String pairs) {
    return Prose.of("The sequential test stopped after " + pairs + ": ")
        .code(label(pairing.a()))
        .text(" is " + pairing.verdict().words() + " than ")
        .code(label(pairing.b()))
        .text(
            ", %s Elo, corrected for stopping early%s."
                .formatted(EloText.of(pairing.estimate()), sides(pairing.a())));
  }

  private String label(String player) {
    return Names.of(player, summary.config());
  }

  private String games() {
    return NumberText.count(summary.games(), "game");
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

  private Prose tournament() {
    List<Integer> ranking = ranking(null);
    PlayerSummary best = summary.players().get(ranking.get(0));
    String name = best.role().player();
    int others = ranking.size() - 1;
    long beaten = ranking.stream().filter(place -> lead(name, playerAt(place)) > 0).count();
    boolean isAnyProven = summary.pairings().stream().anyMatch(pairing -> pairing.lead() != 0);
    String claim = beaten == others ? " is the strongest of " : " is rated highest of ";
    Prose prose =
        Prose.of(isAnyProven ? "" : "No player is proven stronger: ")
            .code(label(name))
            .text(
                "%s%s over %s, %s Elo above the mean"
                    .formatted(
                        claim,
                        NumberText.count(ranking.size(), "player"),
                        games(),
                        EloText.of(best.rating(), best.ratings())));
    if (isAnyProven && beaten < others) {
      prose.text(", but proven better than only %d of %d others".formatted(beaten, others));
    }
    return (beaten == others ? ahead(prose, ranking) : prose).text(sides(name) + ".");
  }

  /** 1 where a player is proven better than another that it met, -1 where it is worse. */
  private int lead(String player, String other) {
    for (PairingSummary pairing : summary.pairings()) {
      if (pairing.a().equals(player) && pairing.b().equals(other)) {
        return pairing.lead();
      }
      if (pairing.b().equals(player) && pairing.a().equals(other)) {
        return -pairing.lead();
      }
    }
    return 0;
  }

  private String playerAt(int place) {
    return summary.players().get(place).role().player();
  }

  private Prose gauntlet(String hero) {
    List<Integer> leads = summary.pairings().stream().map(PairingSummary::lead).toList();
    String opponents = NumberText.count(leads.size(), "opponent");
    if (leads.stream().allMatch(lead -> lead == 0)) {
      return Prose.of("No difference between ")
          .code(label(hero))
          .text(" and any of its " + opponents + " is proven over " + games() + sides(hero) + ".");
    }
    return Prose.of("Against " + opponents + " ")
        .code(label(hero))
        .text(
            " is proven better than %d, worse than %d, and open against %d, over %s%s."
                .formatted(
                    Collections.frequency(leads, 1),
                    Collections.frequency(leads, -1),
                    Collections.frequency(leads, 0),
                    games(),
                    sides(hero)));
  }

  private List<Prose> bySide() {
    List<Prose> sentences = new ArrayList<>();
    for (Side side : Side.values()) {
      List<Integer> ranking = ranking(side);
      if (!ranking.isEmpty()) {
        sentences.add(bestOf(Names.capital(summary.config().sideName(side)), ranking));
      }
    }
    return sentences;
  }

  private Prose bestOf(String side, List<Integer> ranking) {
    PlayerSummary best = summary.players().get(ranking.get(0));
    boolean isProven = isAhead(ranking);
    String score =
        (ranking.size() > 1 ? " scores best, %s over %s" : " scores %s over %s")
            .formatted(
                NumberText.wholePercent(best.results().score()),
                NumberText.count(best.results().games(), "game"));
    Prose prose =
        Prose.of(isProven ? "As " + side + " " : "No " + side + " is proven stronger: ")
            .code(label(best.role().player()))
            .text(score);
    return (ranking.size() > 1 ? ahead(prose, ranking) : prose).text(".");
  }

  /** Whether the first is proven stronger than the second; alone it needs no proof. */
  private boolean isAhead(List<Integer> ranking) {
    return ranking.size() < 2
        || summary.ratings().differences(ranking.get(0), ranking.get(1)).low() > 0;
  }

  /** How far the first is ahead of the second. */
  private Prose ahead(Prose prose, List<Integer> ranking) {
    int first = ranking.get(0);
    int second = ranking.get(1);
    RatingTable ratings = summary.ratings();
    return prose
        .text(", ahead of ")
        .code(label(playerAt(second)))
        .text(
            " by "
                + EloText.of(ratings.difference(first, second), ratings.differences(first, second))
                + " Elo");
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
