package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerSpec;
import warlab.lab.record.GameId;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Summary;

/**
 * Adds games up, fed in schedule order. May be asked for a summary at any time, also in the middle
 * of a run; a pair counts when all its games are there and it is no copy.
 */
public final class SummaryBuilder {
  private final ExperimentConfig config;
  private final int legs;
  private final List<PairingTally> pairings = new ArrayList<>();
  private final Map<Role, SeatTally> seats = new LinkedHashMap<>();
  private final OpeningsTally openings = new OpeningsTally();
  private final NotableGames notableGames = new NotableGames();
  private final List<Entry> pair = new ArrayList<>();

  /** A game of a pair that is not whole yet. */
  private record Entry(GameRecord game, @Nullable GameTiming timing, List<MoveRecord> moves) {}

  public SummaryBuilder(ExperimentConfig config) {
    this.config = config;
    legs = config.match().format().legs();
    for (Pairing pairing : config.pairings()) {
      pairings.add(new PairingTally(pairing, legs, config.stop()));
    }
    for (PlayerSpec player : config.players()) {
      for (Side side : Side.values()) {
        Role role = new Role(player.name(), side);
        seats.put(role, new SeatTally(role, side));
      }
    }
  }

  /**
   * Takes the next game.
   *
   * @param timing {@code null} when it is not known
   * @param moves empty when they are not recorded
   * @throws IllegalArgumentException when the game does not belong to this experiment, or not here
   */
  public void add(GameRecord game, @Nullable GameTiming timing, List<MoveRecord> moves) {
    check(game);
    pair.add(new Entry(game, timing, moves));
    if (pair.size() == legs) {
      List<GameRecord> games = pair.stream().map(Entry::game).toList();
      if (pairings.get(game.id().pairing()).add(games)) {
        openings.add(games);
        pair.forEach(this::addGame);
      }
      pair.clear();
    }
  }

  private void addGame(Entry entry) {
    GameRecord game = entry.game();
    for (Side side : Side.values()) {
      Role role = new Role(game.player(side), side);
      SeatTally seat = Objects.requireNonNull(seats.get(role));
      seat.add(game, entry.timing(), entry.moves());
    }
    notableGames.add(game, entry.moves());
  }

  private void check(GameRecord game) {
    GameId id = game.id();
    if (id.pairing() < 0 || id.pairing() >= pairings.size()) {
      throw stray(game, "belongs to pairing " + id.pairing() + " of " + pairings.size());
    }
    Pairing pairing = pairings.get(id.pairing()).pairing();
    if (id.leg() != pair.size()
        || (id.leg() > 0 && id.pair() != pair.get(0).game().id().pair())
        || (id.leg() > 0 && id.pairing() != pair.get(0).game().id().pairing())) {
      throw stray(game, "is not the next one of a pair");
    }
    if (!game.first().equals(pairing.player(Side.FIRST, game.sideOfA()).name())
        || !game.second().equals(pairing.player(Side.SECOND, game.sideOfA()).name())) {
      throw stray(
          game,
          "is '%s' against '%s', but pairing %d is '%s' against '%s'"
              .formatted(
                  game.first(),
                  game.second(),
                  id.pairing(),
                  pairing.a().name(),
                  pairing.b().name()));
    }
  }

  private static IllegalArgumentException stray(GameRecord game, String what) {
    return new IllegalArgumentException(
        "game " + game.id().game() + " " + what + "; were these games played by another config?");
  }

  public Summary build() {
    return new SummaryAssembly(
            config, pairings, List.copyOf(seats.values()), openings, notableGames)
        .summary();
  }
}
