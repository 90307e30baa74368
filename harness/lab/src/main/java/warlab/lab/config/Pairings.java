package warlab.lab.config;

import java.util.ArrayList;
import java.util.List;

/** Lists who meets whom, by the format of the match. */
final class Pairings {
  private final ExperimentConfig config;
  private final List<Pairing> list = new ArrayList<>();

  private Pairings(ExperimentConfig config) {
    this.config = config;
  }

  static List<Pairing> of(ExperimentConfig config) {
    Pairings pairings = new Pairings(config);
    if (config.tune() != null) {
      pairings.addTuningRuns();
      return List.copyOf(pairings.list);
    }
    switch (config.match().format()) {
      case ROUND_ROBIN -> pairings.addEveryTwo();
      case GAUNTLET -> pairings.addHeroAgainstOthers();
      case CROSS -> pairings.addCells();
    }
    return List.copyOf(pairings.list);
  }

  private void addEveryTwo() {
    List<PlayerSpec> players = config.players();
    for (int a = 0; a < players.size(); a++) {
      for (int b = a + 1; b < players.size(); b++) {
        add(players.get(a), players.get(b));
      }
    }
  }

  /** Each run has two players of its own. */
  private void addTuningRuns() {
    for (int first = 0; first < config.players().size(); first += 2) {
      add(config.players().get(first), config.players().get(first + 1));
    }
  }

  private void addHeroAgainstOthers() {
    PlayerSpec hero = config.player(String.valueOf(config.match().hero()));
    for (PlayerSpec other : config.players()) {
      if (!other.equals(hero)) {
        add(hero, other);
      }
    }
  }

  private void addCells() {
    MatchSpec match = config.match();
    for (String first : match.first()) {
      for (String second : match.second()) {
        add(config.player(first), config.player(second));
      }
    }
  }

  private void add(PlayerSpec a, PlayerSpec b) {
    list.add(new Pairing(list.size(), a, b));
  }
}
