package warlab.lab.tune.ablate;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;
import warlab.games.Option;
import warlab.games.Option.Role;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.SeatSpec;
import warlab.lab.plan.GameTask;
import warlab.lab.record.Attempt;
import warlab.lab.record.WholeFiles;
import warlab.lab.report.table.Columns;
import warlab.lab.run.match.PlayerSource;
import warlab.players.Decision;
import warlab.players.Player;
import warlab.players.Seat;

/**
 * Counts decisions that are others without a term. Seats players that decide as they always do, and
 * at each decision also asks what they would play with all terms and without each, at small depths.
 * Only sums are kept, so it does not matter which game is played when.
 */
final class Flips implements PlayerSource {
  static final String FILE = "flips.csv";

  static final int DEPTHS = 3;

  /**
   * How often leaving out a term changed a decision.
   *
   * @param depth of the search; 0 for a player that has none, as it is
   */
  record Rate(String term, int depth, long decisions, long flips) {

    String heading() {
      return depth == 0 ? "changed" : "depth " + depth;
    }

    double share() {
      return decisions == 0 ? 0 : (double) flips / decisions;
    }
  }

  private final PlayerSource players;
  private final AblateSpec ablate;
  private final List<Integer> depths;

  /** By side and depth: with all terms, then without each of them. */
  private final Map<Side, List<List<PlayerTemplate>>> judges = new LinkedHashMap<>();

  private final AtomicLong decisions = new AtomicLong();
  private final AtomicLongArray flips;

  Flips(ExperimentConfig config, Catalog catalog) {
    players = PlayerSource.of(catalog, config.game());
    ablate = AblationExperiment.of(config).ablate();
    depths = depths(ablate);
    flips = new AtomicLongArray(depths.size() * ablate.terms().size());
    for (Side side : Side.values()) {
      if (ablate.weighted().varies(side)) {
        judges.put(
            side, depths.stream().map(depth -> judges(config, catalog, side, depth)).toList());
      }
    }
  }

  private static List<Integer> depths(AblateSpec ablate) {
    SeatSpec seat = ablate.player().as(ablate.weighted().variedSide());
    List<Integer> depths = new ArrayList<>();
    Option limit = seat.option(Role.DEPTH).orElse(null);
    for (long depth = 1; depth <= DEPTHS && limit != null; depth++) {
      if (seat.setting(Role.DEPTH) != null && limit.objection(depth) == null) {
        depths.add((int) depth);
      }
    }
    return depths.isEmpty() ? List.of(0) : depths;
  }

  private List<PlayerTemplate> judges(
      ExperimentConfig config, Catalog catalog, Side side, int depth) {
    List<PlayerTemplate> seats = new ArrayList<>();
    for (PlayerSpec player : Parts.wholeAndWithoutEach(ablate)) {
      SeatSpec seat = AblateSpec.firstOfTies(player.as(side));
      SeatSpec shallow = depth == 0 ? seat : seat.with(Role.DEPTH, (long) depth);
      seats.add(new PlayerTemplate(catalog, config.game(), shallow));
    }
    return seats;
  }

  @Override
  public Player seat(GameTask task, Side side, Seat seat) {
    Player player = players.seat(task, side, seat);
    List<List<PlayerTemplate>> asked = judges.get(side);
    return asked == null ? player : new Watched(player, asked, seat);
  }

  /** What was counted, by term and depth. */
  List<Rate> rates() {
    List<Rate> rates = new ArrayList<>();
    for (int term = 0; term < ablate.terms().size(); term++) {
      for (int depth = 0; depth < depths.size(); depth++) {
        rates.add(
            new Rate(
                ablate.terms().get(term),
                depths.get(depth),
                decisions.get(),
                flips.get(place(depth, term))));
      }
    }
    return rates;
  }

  private int place(int depth, int term) {
    return depth * ablate.terms().size() + term;
  }

  static void write(List<Rate> rates, Path folder) {
    WholeFiles.replace(folder.resolve(FILE), table().csv(rates));
  }

  static Columns<Rate> table() {
    return new Columns<Rate>()
        .column("term", Rate::term)
        .column("depth", Rate::depth)
        .column("decisions", Rate::decisions)
        .column("flips", Rate::flips);
  }

  /** What a folder has; {@code null} when it is not all there. */
  static @Nullable List<Rate> read(AblateSpec ablate, Path folder) {
    Path file = folder.resolve(FILE);
    if (!Files.exists(file)) {
      return null;
    }
    List<String> lines = Attempt.get("read", file, () -> Files.readAllLines(file));
    try {
      List<Rate> rates = lines.stream().skip(1).map(Flips::rate).toList();
      return rates.size() == ablate.terms().size() * depths(ablate).size() ? rates : null;
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException damaged) {
      return null; // it follows from the games, so it is made again
    }
  }

  private static Rate rate(String line) {
    String[] cells = line.split(",", -1);
    return new Rate(
        cells[0], Integer.parseInt(cells[1]), Long.parseLong(cells[2]), Long.parseLong(cells[3]));
  }

  /** Decides as it does, and has every decision looked at. */
  private final class Watched implements Player {
    private final Player player;
    private final List<List<PlayerTemplate>> asked;

    /** Judges take turns on it, so that they share its tables, which each of them empties. */
    private final Seat bench;

    private final long seed;

    Watched(Player player, List<List<PlayerTemplate>> asked, Seat seat) {
      this.player = player;
      this.asked = asked;
      bench = seat.keep(Bench.class, () -> new Bench(new Seat(seat.side()))).seat();
      seed = seat.seed();
    }

    @Override
    public Decision choose(Position view) {
      for (int depth = 0; depth < asked.size(); depth++) {
        List<PlayerTemplate> judges = asked.get(depth);
        int whole = move(judges.get(0), view);
        for (int term = 1; term < judges.size(); term++) {
          if (move(judges.get(term), view) != whole) {
            flips.incrementAndGet(place(depth, term - 1));
          }
        }
      }
      decisions.incrementAndGet();
      return player.choose(view);
    }

    private int move(PlayerTemplate judge, Position view) {
      Player asker = judge.create(bench.begin(seed));
      try {
        return asker.choose(view.copy()).move();
      } finally {
        asker.close();
      }
    }

    @Override
    public void observe(Position view) {
      player.observe(view);
    }

    @Override
    public void close() {
      player.close();
    }
  }

  private record Bench(Seat seat) {}
}
