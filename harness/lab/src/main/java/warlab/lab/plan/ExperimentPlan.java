package warlab.lab.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import warlab.games.Options;
import warlab.games.Side;
import warlab.lab.UsageException;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.record.GameId;
import warlab.lab.record.GameRecord;
import warlab.lab.record.Opening;
import warlab.lab.record.journal.OpeningList;
import warlab.players.program.MoveLimit;

/** The plan of one experiment: every task follows from the config and its index alone. */
public final class ExperimentPlan implements Plan {
  private static final long USUAL_TIMEOUT_MS = 60_000;

  private final ExperimentConfig config;
  private final Options rules;
  private final List<Pairing> pairings;
  private final Openings openings;
  private final Seeds seeds;
  private final MoveSample sample;

  private ExperimentPlan(ExperimentConfig config, Openings openings) {
    this.config = config;
    pairings = config.pairings();
    this.openings = openings;
    rules = config.rules();
    seeds = new Seeds(config.seed());
    sample = new MoveSample(config.record(), config.match().pairs(), pairings.size(), legs());
  }

  /**
   * The plan of games to be played; makes only as many openings as show that there are enough.
   *
   * @throws UsageException when there are not enough openings, saying what would help
   */
  public static ExperimentPlan make(ExperimentConfig config) {
    Openings openings = openings(config);
    openings.require(config.match().pairs());
    return new ExperimentPlan(config, openings);
  }

  /**
   * The plan over a list of openings that is there already, such as that of games that have been
   * played: each of its tasks follows from the config and the list alone. Proposing and screening
   * the openings of a large run again took longer than the rest of its report.
   *
   * @param openings all that the games in question start from, or at least how many those are; one
   *     that is missing is made again
   */
  public static ExperimentPlan of(ExperimentConfig config, OpeningList openings) {
    Openings known = new Openings.Known(openings, config.match().repeat(), openings(config));
    return new ExperimentPlan(config, known);
  }

  /**
   * The plan of games that were played, to compare them with it: nobody can play its tasks, since
   * openings are known by number only.
   *
   * @param listed openings that the folder's list has; matters only if pairs begin again with it
   */
  public static ExperimentPlan played(ExperimentConfig config, int listed) {
    Openings openings = openings(config);
    boolean repeat = config.match().repeat();
    if (openings instanceof GeneratedOpenings && (!repeat || listed > 0)) {
      int size = repeat ? listed : Integer.MAX_VALUE;
      openings = new Openings.Listed(Collections.nCopies(size, ""), true);
    }
    return new ExperimentPlan(config, openings);
  }

  private static Openings openings(ExperimentConfig config) {
    OpeningSpec spec = config.match().openings();
    if (spec instanceof OpeningSpec.Listed listed) {
      return new Openings.Listed(listed.positions(), config.match().repeat());
    }
    if (spec instanceof OpeningSpec.Generated generated) {
      return new GeneratedOpenings(config, generated);
    }
    return new Openings.Plain();
  }

  @Override
  public List<Pairing> pairings() {
    return pairings;
  }

  @Override
  public long pairCount() {
    return (long) pairings.size() * config.match().pairs();
  }

  @Override
  public boolean repeatsFrom(int pair) {
    return openings.repeatsFrom(pair);
  }

  @Override
  public int legs() {
    return config.match().format().legs();
  }

  @Override
  public List<GameTask> pair(long index) {
    int pair = (int) (index / pairings.size());
    Opening opening = openings.of(pair);
    List<GameTask> tasks = new ArrayList<>(legs());
    for (int leg = 0; leg < legs(); leg++) {
      tasks.add(task(index, pair, leg, opening));
    }
    return tasks;
  }

  /** Where the games start, for people. */
  public String openingsInWords() {
    return openings.inWords(config.match().pairs());
  }

  private GameTask task(long index, int pair, int leg, Opening opening) {
    Pairing pairing = pairings.get(pairingOf(index));
    Side sideOfA = GameRecord.sideOfA(leg);
    PlayerSpec first = pairing.player(Side.FIRST, sideOfA);
    PlayerSpec second = pairing.player(Side.SECOND, sideOfA);
    return new GameTask(
        new GameId(index * legs() + leg, pairing.index(), pair, leg),
        config.game(),
        rules,
        opening,
        first,
        second,
        seeds.dice(pair),
        seeds.player(pairing.index(), pair, leg, Side.FIRST),
        seeds.player(pairing.index(), pair, leg, Side.SECOND),
        timeoutMs(first, second),
        sample.keeps(pairing.index(), pair));
  }

  /**
   * After how many milliseconds a decision is a fault: as the config says, else a minute, or twice
   * a player's own time limit and a second.
   */
  private long timeoutMs(PlayerSpec first, PlayerSpec second) {
    long givenMs = config.match().moveTimeoutMs();
    return givenMs > 0
        ? givenMs
        : Math.max(timeoutMs(first.asFirst()), timeoutMs(second.asSecond()));
  }

  private static long timeoutMs(SeatSpec seat) {
    long forfeitMs = new MoveLimit(seat.timeLimitMs(), 0).forfeitMs(USUAL_TIMEOUT_MS);
    // A program keeps its limit by its own protocol, and may take its time to start.
    return seat.isOutside() ? Math.max(USUAL_TIMEOUT_MS, forfeitMs) : forfeitMs;
  }
}
