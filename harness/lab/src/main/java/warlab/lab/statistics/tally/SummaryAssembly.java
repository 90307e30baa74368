package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Lazy;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.statistics.basic.MultipleTesting;
import warlab.lab.statistics.effect.Effects;
import warlab.lab.statistics.effect.Grid;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.elo.ScoreCounts;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.rating.ScaleFit;
import warlab.lab.statistics.summary.Evidence;
import warlab.lab.statistics.summary.FaultSummary;
import warlab.lab.statistics.summary.LengthSummary;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.ScoreStudies;
import warlab.lab.statistics.summary.Summary;

/** Makes a summary of what was added up; the tallies stay as they are. */
final class SummaryAssembly {
  private final SummaryBuilder tallies;
  private final ExperimentConfig config;
  private final List<PairingTally> pairings;
  private final List<Role> rated;
  private final List<Role> roles;
  private final KnownScores scores = new KnownScores();
  private final SideTable sideTable;

  SummaryAssembly(SummaryBuilder tallies) {
    this.tallies = tallies;
    config = tallies.config;
    pairings = tallies.pairings;
    rated = Role.rated(config);
    roles = Role.all(config);
    sideTable = new SideTable(config.match().format().legs(), pairings, scores);
  }

  Summary summary() {
    List<PairingSummary> tested = pairings();
    RatingTable ratings = RatingFit.of(rated, pairings, config.hasFixedSides());
    List<FaultSummary> faults =
        tallies.seats.values().stream().flatMap(seat -> seat.faults().values().stream()).toList();
    return new Summary(
        config,
        tested.stream().mapToLong(pairing -> pairing.results().games()).sum(),
        pairings.stream().mapToInt(PairingTally::starts).max().orElse(0),
        tallies.notableGames.recordedGames(),
        tested,
        players(ratings, faults),
        ratings,
        effects(ratings),
        scale(ratings, tested),
        sideTable.summaries(roles),
        tallies.openings.summaries(scores),
        lengths(),
        roles.stream().map(role -> cost(role).evals(role)).toList(),
        roles.stream().map(role -> cost(role).speed(role)).toList(),
        new Lazy<>(this::studies),
        faults,
        tallies.notableGames.chosen());
  }

  private ScoreStudies studies() {
    List<ScoreStudy> studies = roles.parallelStream().map(this::study).toList();
    return new ScoreStudies(
        studies.parallelStream().flatMap(study -> study.calibration().stream()).toList(),
        studies.parallelStream()
            .filter(study -> rated.contains(study.role()))
            .flatMap(study -> study.curves().stream())
            .toList());
  }

  /**
   * All pairings were asked one question each, so their p-values are adjusted together. Those that
   * a sequential test stopped have none and do not belong to that family.
   */
  private List<PairingSummary> pairings() {
    List<PairingSummary> summaries =
        new ArrayList<>(pairings.stream().map(each -> each.summary(scores)).toList());
    List<Evidence> family =
        summaries.stream().map(PairingSummary::evidence).filter(Objects::nonNull).toList();
    double[] pValues = family.stream().mapToDouble(Evidence::pValue).toArray();
    double[] holm = MultipleTesting.holm(pValues);
    double[] benjaminiHochberg = MultipleTesting.benjaminiHochberg(pValues);
    int place = 0;
    for (int i = 0; i < summaries.size(); i++) {
      Evidence plain = summaries.get(i).evidence();
      if (plain != null) {
        Evidence adjusted =
            new Evidence(plain.los(), plain.pValue(), holm[place], benjaminiHochberg[place]);
        summaries.set(i, summaries.get(i).with(adjusted));
        place++;
      }
    }
    return summaries;
  }

  private List<PlayerSummary> players(RatingTable ratings, List<FaultSummary> faults) {
    List<PlayerSummary> players = new ArrayList<>();
    for (int i = 0; i < rated.size(); i++) {
      Role role = rated.get(i);
      players.add(
          new PlayerSummary(
              role,
              config.player(role.player()),
              sideTable.of(role),
              scores.of(units(role)).estimate(),
              faults.stream()
                  .filter(fault -> role.contains(fault.role()))
                  .mapToLong(FaultSummary::games)
                  .sum(),
              ratings.rating(i),
              ratings.standardError(i),
              ratings.group(i),
              cost(role).evals(role)));
    }
    return players;
  }

  private @Nullable Effects effects(RatingTable ratings) {
    double[] nodes =
        rated.stream().mapToDouble(role -> cost(role).evals(role).nodesPerMove()).toArray();
    return Grid.of(config).map(grid -> Effects.of(grid, ratings, nodes)).orElse(null);
  }

  private @Nullable ScaleFit scale(RatingTable ratings, List<PairingSummary> tested) {
    List<ScaleFit.Met> met =
        tested.stream()
            .filter(each -> each.units().units() > 0)
            .map(
                each ->
                    ScaleFit.Met.of(
                        each.index(),
                        RatingFit.place(rated, new Role(each.a(), Side.FIRST)),
                        RatingFit.place(rated, new Role(each.b(), Side.SECOND)),
                        each.units(),
                        ratings))
            .toList();
    return config.stop() == null ? ScaleFit.of(rated.size(), met).orElse(null) : null;
  }

  /** What a role's score is taken from: its pairs, or its games when sides are fixed. */
  private ScoreCounts units(Role role) {
    if (config.hasFixedSides()) {
      return sideTable.of(role);
    }
    PairCounts sum = PairCounts.NONE;
    for (PairingTally each : pairings) {
      PairCounts pairs = Objects.requireNonNull(each.pairs());
      if (each.pairing().a().name().equals(role.player())) {
        sum = sum.plus(pairs);
      } else if (each.pairing().b().name().equals(role.player())) {
        sum = sum.plus(pairs.reversed());
      }
    }
    return sum;
  }

  private List<LengthSummary> lengths() {
    LengthTally all = new LengthTally();
    pairings.forEach(pairing -> all.merge(pairing.lengths()));
    List<LengthSummary> summaries = all.summaries(null);
    for (PairingTally pairing : pairings) {
      summaries.addAll(pairing.lengths().summaries(pairing.pairing()));
    }
    return summaries;
  }

  private CostTally cost(Role role) {
    CostTally sum = new CostTally();
    of(role, SeatTally::cost).forEach(sum::merge);
    return sum;
  }

  private ScoreStudy study(Role role) {
    return new ScoreStudy(role, of(role, SeatTally::positions).toList());
  }

  /** Something of each seat that belongs to a role. */
  private <T> Stream<T> of(Role role, Function<SeatTally, T> part) {
    return tallies.seats.values().stream().filter(seat -> role.contains(seat.role())).map(part);
  }
}
