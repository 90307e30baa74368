package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerSpec;
import warlab.lab.record.GameRecord;
import warlab.lab.record.journal.JournalEntry;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Summary;

/**
 * Adds up pairs that are fed in schedule order; those that are copies do not count. May be asked
 * for a summary at any time, also in the middle of a run.
 */
public final class SummaryBuilder {
  final ExperimentConfig config;
  final List<PairingTally> pairings = new ArrayList<>();
  final Map<Role, SeatTally> seats = new LinkedHashMap<>();
  final OpeningsTally openings = new OpeningsTally();
  final NotableGames notableGames = new NotableGames();

  public SummaryBuilder(ExperimentConfig config) {
    this.config = config;
    int legs = config.match().format().legs();
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

  /** Takes the games of the next pair in leg order, which are those of the plan. */
  public void add(List<JournalEntry> pair) {
    List<GameRecord> games = pair.stream().map(JournalEntry::game).toList();
    if (pairings.get(games.get(0).id().pairing()).add(games)) {
      openings.add(games);
      pair.forEach(this::addGame);
    }
  }

  private void addGame(JournalEntry entry) {
    GameRecord game = entry.game();
    for (Side side : Side.values()) {
      Role role = new Role(game.player(side), side);
      SeatTally seat = Objects.requireNonNull(seats.get(role));
      seat.add(game, entry.timing(), entry.moves());
    }
    notableGames.add(game, entry.moves());
  }

  public Summary build() {
    return new SummaryAssembly(this).summary();
  }
}
