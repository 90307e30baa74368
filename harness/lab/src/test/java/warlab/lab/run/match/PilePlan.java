package warlab.lab.run.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.SeededStream;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.GameId;
import warlab.lab.record.Opening;

/** A plan over {@link PileGame}, with the order and the seeds that plans have. */
public record PilePlan(
    List<Pairing> pairings, int pairs, int legs, Game game, long moveTimeoutMs, int recordEvery)
    implements Plan {
  private static final Option COMMAND =
      Option.text("command", "", "how it is started").as(Option.Role.PROGRAM);

  private static final long PATIENT_MS = 60_000;
  private static final Set<String> HANGING = Set.of("stalls", "unresponsive");
  private static final Options NO_OPTIONS = Options.defaults(List.of());

  /** Pairings are written {@code random:clever}; a player is called what it is. */
  public static PilePlan of(int pairs, String... pairings) {
    List<Pairing> list = new ArrayList<>();
    for (String text : pairings) {
      String[] names = text.split(":", -1);
      list.add(new Pairing(list.size(), player(names[0]), player(names[1])));
    }
    return new PilePlan(list, pairs, 2, new PileGame(), PATIENT_MS, 3);
  }

  public PilePlan withTimeoutMs(long timeoutMs) {
    return new PilePlan(pairings, pairs, legs, game, timeoutMs, recordEvery);
  }

  public PilePlan withPairs(int more) {
    return new PilePlan(pairings, more, legs, game, moveTimeoutMs, recordEvery);
  }

  public PilePlan withLegs(int count) {
    return new PilePlan(pairings, pairs, count, game, moveTimeoutMs, recordEvery);
  }

  public PilePlan withGame(Game other) {
    return new PilePlan(pairings, pairs, legs, other, moveTimeoutMs, recordEvery);
  }

  /** A player of a kind without options; {@code outside} says that it is a program of its own. */
  public static PlayerSpec player(String name) {
    SeatSpec seat =
        name.equals("outside")
            ? new SeatSpec(name, List.of(COMMAND), Map.of(COMMAND.name(), "program"))
            : new SeatSpec(name, List.of(), Map.of());
    return new PlayerSpec(name, seat, seat);
  }

  @Override
  public long pairCount() {
    return (long) pairs * pairings.size();
  }

  @Override
  public boolean repeatsFrom(int pair) {
    return false;
  }

  @Override
  public List<GameTask> pair(long index) {
    List<GameTask> tasks = new ArrayList<>();
    for (int leg = 0; leg < legs; leg++) {
      tasks.add(task(index, leg));
    }
    return tasks;
  }

  /** A short timeout is for players that hang; others may be slow on a busy machine. */
  private long timeoutMs(Pairing pairing) {
    return HANGING.contains(pairing.a().name()) ? moveTimeoutMs : PATIENT_MS;
  }

  public GameTask task(long index, int leg) {
    Pairing pairing = pairings.get(pairingOf(index));
    int pair = (int) (index / pairings.size());
    long game = index * legs + leg;
    long seed = SeededStream.derive(42, pairing.index(), pair, leg);
    return new GameTask(
        new GameId(game, pairing.index(), pair, leg),
        game(),
        NO_OPTIONS,
        new Opening(pair, String.valueOf(PileGame.START + pair % 7)),
        leg == 0 ? pairing.a() : pairing.b(),
        leg == 0 ? pairing.b() : pairing.a(),
        SeededStream.derive(42, pair),
        SeededStream.derive(seed, 0),
        SeededStream.derive(seed, 1),
        timeoutMs(pairing),
        game % recordEvery == 0);
  }
}
