package warlab.lab.tune.ablate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.PlayerSpec;
import warlab.lab.kind.MultiRunFindings;
import warlab.lab.kind.PairScores;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.report.MatchFindings;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.answer.AnswerTable;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Page;
import warlab.lab.report.table.Columns;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Moments;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.Summary;
import warlab.lab.tune.ablate.AblateSpec.Method;

/** An ablation as its results folder tells it, also while it is going on. */
final class Ablation extends MultiRunFindings {
  static final String FILE = "ablation.csv";

  private final AblateSpec ablate;
  private final boolean drawsCharts;
  private final Parts parts;
  private final List<Parts.Part> all;
  private final List<Term> terms = new ArrayList<>();
  private final Shapley.@Nullable Value total;
  private final List<PlayedPart> played;

  Ablation(RecordedExperiment recorded, ReportMaker maker) {
    super(recorded, maker);
    drawsCharts = maker.drawsCharts();
    ablate = AblationExperiment.of(config()).ablate();
    parts = new Parts(config());
    all = parts.all(parts.meanNodes(folder()));
    played = played("against itself");
    Map<Integer, double[]> worths = ablate.has(Method.SHAPLEY) ? worths() : Map.of();
    total = worths.isEmpty() ? null : total(worths);
    readTerms(worths.isEmpty() ? List.of() : parts.shapley().values(worths));
  }

  private void readTerms(List<Shapley.Value> shares) {
    Optional<Summary> leftOut = summary(Parts.LEAVE_ONE_OUT);
    Optional<Summary> equalNodes = summary(Parts.EQUAL_NODES);
    Optional<Summary> oneIn = summary(Parts.ONE_IN);
    Optional<Summary> twoOut = summary(Parts.TWO_OUT);
    List<Flips.Rate> flips = flips();
    List<String> names = ablate.terms();
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      terms.add(
          new Term(
              name,
              Objects.requireNonNull(ablate.weighted().weights().get(name)),
              flips.stream().filter(rate -> rate.term().equals(name)).toList(),
              match(leftOut, i, false),
              match(equalNodes, i, false),
              match(oneIn, i, true),
              partner(leftOut, twoOut, i),
              shares.isEmpty() ? null : shares.get(i),
              time(leftOut, name)));
    }
  }

  @Override
  public Answer answer() {
    boolean isComplete =
        names().stream().allMatch(this::isPlayed)
            && (!ablate.has(Method.FLIPS) || !flips().isEmpty());
    return new Answer(
        config(),
        state(isComplete),
        games(),
        config().match().pairs() + all.stream().mapToLong(part -> part.config().games()).sum(),
        AblationPage.headline(terms),
        List.of(),
        List.of(
            AnswerTable.first(
                TermColumns.of(List.of())
                    .pick(
                        "term, changed, leaveOneOut, leaveOneOutP, equalNodes, oneIn, shapley,"
                            + " verdict"),
                terms,
                "term",
                FILE)),
        this::details);
  }

  private Map<String, @Nullable Object> details() {
    return new Columns<Ablation>()
        .column("games", Ablation::games)
        .column("terms", all -> all.terms.stream().map(TermColumns::json).toList())
        .json(this);
  }

  @Override
  public Map<String, String> tables() {
    return Map.of(FILE, TermColumns.of(List.of()).csv(terms));
  }

  @Override
  public Page page() {
    AblationPage page = new AblationPage(this, terms);
    return page(
        "ablation of " + NumberText.count(terms.size(), "term"),
        games(),
        AblationPage.headline(terms),
        drawsCharts ? List.of(new Block.Figure(Drawing.withFiles(page.picture()))) : List.of(),
        List.of(page.sentences(), page.numbers()),
        played);
  }

  /** Those of coalitions have hundreds of players, whom nobody wants to read about. */
  @Override
  public List<MatchFindings> matches() {
    return matches(List.of(Parts.LEAVE_ONE_OUT, Parts.EQUAL_NODES, Parts.ONE_IN, Parts.TWO_OUT));
  }

  /** The own one first. */
  @Override
  protected List<String> names() {
    return Stream.concat(Stream.of(""), all.stream().map(Parts.Part::folder)).toList();
  }

  AblateSpec spec() {
    return ablate;
  }

  /** Points per game of the whole player against the pool, less those without any term. */
  Shapley.@Nullable Value total() {
    return total;
  }

  /** Of all runs. */
  long games() {
    return played.stream().mapToLong(PlayedPart::games).sum();
  }

  private List<Flips.Rate> flips() {
    List<Flips.Rate> rates = ablate.has(Method.FLIPS) ? Flips.read(ablate, folder()) : null;
    return rates == null ? List.of() : rates;
  }

  private Optional<Summary> summary(String name) {
    return all.stream().anyMatch(part -> part.folder().equals(name))
        ? Optional.ofNullable(match(name)).map(MatchFindings::summary)
        : Optional.empty();
  }

  private static @Nullable TermMatch match(
      Optional<Summary> summary, int pairing, boolean isReversed) {
    return summary
        .map(found -> found.pairings().get(pairing))
        .map(found -> isReversed ? found.reversed() : found)
        .map(TermMatch::of)
        .orElse(null);
  }

  /** The term without which this one is missed most. */
  private Term.@Nullable Partner partner(
      Optional<Summary> leftOut, Optional<Summary> twoOut, int term) {
    Term.Partner best = null;
    for (int other = 0; other < ablate.terms().size(); other++) {
      TermMatch one = match(leftOut, term, false);
      TermMatch two = match(leftOut, other, false);
      TermMatch both = other == term ? null : match(twoOut, Parts.two(term, other), false);
      if (one == null || two == null || both == null) {
        continue;
      }
      double interaction = both.elo() - one.elo() - two.elo();
      if (best == null || interaction > best.interaction()) {
        double error = Math.sqrt(square(both.error()) + square(one.error()) + square(two.error()));
        double chance = 1 - Distributions.normalCdf(interaction / error);
        boolean isShown = chance * (ablate.terms().size() - 1) < Distributions.LEVEL;
        best = new Term.Partner(ablate.terms().get(other), interaction, error, isShown);
      }
    }
    return best;
  }

  private static double square(double value) {
    return value * value;
  }

  private @Nullable Double time(Optional<Summary> leftOut, String term) {
    double with = time(leftOut, summary -> summary.pairings().get(0).a());
    double without = time(leftOut, summary -> Parts.without(term));
    return with > 0 && without > 0 ? without / with : null;
  }

  private double time(Optional<Summary> summary, Function<Summary, String> player) {
    return summary.stream()
        .flatMap(
            found ->
                found.speeds().stream()
                    .filter(
                        speed ->
                            speed.role().player().equals(player.apply(found))
                                && speed.role().side() == ablate.side()))
        .mapToDouble(SpeedSummary::timeMsPerMove)
        .findFirst()
        .orElse(0);
  }

  /** Points of each coalition by opening, over the openings that all have played. */
  private Map<Integer, double[]> worths() {
    List<Integer> coalitions = parts.shapley().coalitions();
    List<List<Map<Integer, Double>>> scores = new ArrayList<>();
    for (PlayerSpec opponent : ablate.pool()) {
      String part = parts.shapleyFolder(opponent);
      if (!hasGames(part)) {
        return Map.of();
      }
      scores.add(PairScores.of(coalitions.size(), path(part)));
    }
    Set<Integer> openings = new TreeSet<>(scores.get(0).get(0).keySet());
    scores.forEach(each -> each.forEach(pairing -> openings.retainAll(pairing.keySet())));
    if (openings.size() < 2) {
      return Map.of();
    }
    Map<Integer, double[]> worths = new LinkedHashMap<>();
    for (int i = 0; i < coalitions.size(); i++) {
      int pairing = i;
      worths.put(
          coalitions.get(i),
          openings.stream().mapToDouble(opening -> points(scores, pairing, opening)).toArray());
    }
    return worths;
  }

  /** The hero of these gauntlets is the opponent. */
  private static double points(List<List<Map<Integer, Double>>> scores, int pairing, int opening) {
    return scores.stream()
        .mapToDouble(each -> 1 - Objects.requireNonNull(each.get(pairing).get(opening)))
        .average()
        .orElse(0);
  }

  private Shapley.Value total(Map<Integer, double[]> worths) {
    double[] whole = Objects.requireNonNull(worths.get((1 << ablate.terms().size()) - 1)).clone();
    double[] empty = Objects.requireNonNull(worths.get(0));
    Arrays.setAll(whole, i -> whole[i] - empty[i]);
    Moments moments = Moments.of(whole);
    return new Shapley.Value(
        moments.mean(), moments.deviation() / Math.sqrt((double) moments.count()));
  }
}
