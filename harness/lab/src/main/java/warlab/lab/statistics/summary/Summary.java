package warlab.lab.statistics.summary;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.statistics.effect.Effects;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.rating.ScaleFit;

/**
 * Everything that is known about the games of one experiment. Lists are in a fixed order: pairings
 * by their index, roles by the order of the players in the config.
 *
 * @param games whole pairs only, without copies: half a pair left by an interruption does not count
 * @param starts how many different positions the games of a pairing began from
 * @param recordedGames of which the moves are known
 * @param players the rated roles
 * @param ratings of {@link #players}, by their place, with errors of differences
 * @param effects of a sweep; {@code null} where its ratings tell none
 * @param scale whether ratings explain all pairings; {@code null} where they always do, before all
 *     have met, or where a test may stop pairings
 * @param sides all games, then each player, then each pairing
 * @param openings the most one-sided first; empty when there are too many to tell of
 * @param lengths all games, then each pairing; in each all, by outcome, by ending
 * @param studies take half of the time of a small report, and answers do without them
 */
public record Summary(
    ExperimentConfig config,
    long games,
    int starts,
    long recordedGames,
    List<PairingSummary> pairings,
    List<PlayerSummary> players,
    RatingTable ratings,
    @Nullable Effects effects,
    @Nullable ScaleFit scale,
    List<SideSummary> sides,
    List<OpeningSummary> openings,
    List<LengthSummary> lengths,
    List<EvalSummary> evals,
    List<SpeedSummary> speeds,
    Supplier<ScoreStudies> studies,
    List<FaultSummary> faults,
    List<NotableGame> notableGames) {

  private static final double MOST_FAR_OVERRUNS = 0.05;

  public List<CalibrationSummary> calibrations() {
    return studies.get().calibrations();
  }

  public List<ScoreCurve> curves() {
    return studies.get().curves();
  }

  /** The rated players that have played, the strongest first. */
  public List<PlayerSummary> ranking() {
    return players.stream()
        .filter(player -> player.results().games() > 0)
        .sorted(Comparator.comparingDouble(PlayerSummary::rating).reversed())
        .toList();
  }

  /** A cycle that one scale cannot order, where the scale is refused. */
  public Optional<Cycle> cycle() {
    return scale != null && scale.test().isRefused() && !config.hasFixedSides()
        ? Cycle.of(pairings)
        : Optional.empty();
  }

  /** Games that count for nothing, because chance could not have made them different. */
  public long copies() {
    return pairings.stream().mapToLong(PairingSummary::copies).sum();
  }

  /** All games that were played, copies included. */
  public long played() {
    return games + copies();
  }

  /** Games that the config asks for; early stopping may need fewer. */
  public long planned() {
    return config.match().gamesEach() * pairings.size();
  }

  /** Points per game of a side over all games. */
  public double score(Side side) {
    return sides.stream()
        .filter(each -> each.player() == null && each.side() == side)
        .mapToDouble(each -> each.results().score())
        .findFirst()
        .orElse(0.5);
  }

  /** Of the rated roles alone, with enough games to tell something. */
  public List<CalibrationSummary> ratedCalibrations() {
    return calibrations().stream()
        .filter(each -> each.hasEnoughGames() && isRated(each.role()))
        .toList();
  }

  public boolean isRated(Role role) {
    return players.stream().anyMatch(player -> player.role().equals(role));
  }

  /** How fast a role was, if it is known. */
  public Optional<SpeedSummary> speed(Role role) {
    return speeds.stream().filter(each -> each.role().equals(role)).findFirst();
  }

  /** Of a player's moves, the share that took more than half longer than its limit of time. */
  public double farOverruns(PlayerSummary player) {
    long far = speed(player.role()).map(each -> each.overruns().far()).orElse(0L);
    return EvalSummary.ratio(far, player.cost().totals().decisions());
  }

  /** Whether these were so many that its games are not those of its limit. */
  public boolean isUntimely(PlayerSummary player) {
    return farOverruns(player) > MOST_FAR_OVERRUNS;
  }

  public long faultedGames() {
    return faults.stream().mapToLong(FaultSummary::games).sum();
  }

  /** Whether most games were copies: worth a loud word. */
  public boolean isMostlyCopies() {
    return copies() > games;
  }
}
