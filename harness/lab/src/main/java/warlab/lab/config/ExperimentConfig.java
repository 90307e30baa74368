package warlab.lab.config;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Side;

/**
 * One experiment, checked and with every default filled in: what {@link
 * warlab.lab.config.read.ConfigReader} makes of a file. Sweeps are expanded, and players named by
 * the match exist.
 *
 * @param name also the name of the results folder: letters, digits, dot, hyphen, underscore
 * @param gameOptions settings of the rules
 * @param players after sweep expansion, in the order of the file
 * @param stop {@code null}: every pairing plays all its pairs
 * @param threads games played at a time
 * @param out folder of the results; {@code null} for {@code results/<name>}
 * @param report whether a run ends with a report
 */
public record ExperimentConfig(
    String name,
    Game game,
    Map<String, Object> gameOptions,
    long seed,
    List<PlayerSpec> players,
    MatchSpec match,
    @Nullable SprtSpec stop,
    MoveRecording record,
    int threads,
    @Nullable String out,
    boolean report) {

  public ExperimentConfig {
    players = List.copyOf(players);
  }

  /** The options of the rules as a game takes them. */
  public Options rules() {
    return Options.of(game.options(), gameOptions);
  }

  /** The player of a name that is known to exist. */
  public PlayerSpec player(String wanted) {
    return players.stream()
        .filter(player -> player.name().equals(wanted))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no player '" + wanted + "'"));
  }

  /** Who meets whom, in the order of the plan. Listed anew each time: keep it. */
  public List<Pairing> pairings() {
    return Pairings.of(this);
  }

  /** What the game calls a side. */
  public String sideName(Side side) {
    return game.sideName(side);
  }

  /** Whether every player of a pairing keeps its side, as in a cross table. */
  public boolean hasFixedSides() {
    return match.format().legs() == 1;
  }

  /** Whether any player stops thinking by the clock, so that results depend on the machine. */
  public boolean hasTimeLimits() {
    return players.stream()
        .flatMap(player -> Stream.of(player.asFirst(), player.asSecond()))
        .anyMatch(seat -> seat.timeLimitMs() > 0);
  }

  /**
   * What makes a run the same experiment: everything that can change a result. Two configs with one
   * hash continue each other; pairs, threads, folder, report and comments do not count.
   */
  public String configHash() {
    return ResolvedConfig.hash(this);
  }
}
