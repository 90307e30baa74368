package warlab.lab.config;

import java.util.ArrayList;
import java.util.List;

/** Lists who meets whom, by the format of the match. */
final class Pairings {
  private final List<PlayerSpec> players;
  private final MatchSpec match;
  private final List<Pairing> list = new ArrayList<>();

  private Pairings(List<PlayerSpec> players, MatchSpec match) {
    this.players = players;
    this.match = match;
  }

  static List<Pairing> of(List<PlayerSpec> players, MatchSpec match) {
    Pairings pairings = new Pairings(players, match);
    switch (match.format()) {
      case ROUND_ROBIN -> pairings.addEveryTwo();
      case GAUNTLET -> pairings.addHeroAgainstOthers();
      case CROSS -> pairings.addCells();
    }
    return List.copyOf(pairings.list);
  }

  private void addEveryTwo() {
    for (int a = 0; a < players.size(); a++) {
      for (int b = a + 1; b < players.size(); b++) {
        add(players.get(a), players.get(b));
      }
    }
  }

  private void addHeroAgainstOthers() {
    PlayerSpec hero = PlayerSpec.find(players, String.valueOf(match.hero()));
    for (PlayerSpec other : players) {
      if (!other.equals(hero)) {
        add(hero, other);
      }
    }
  }

  private void addCells() {
    for (String first : match.first()) {
      for (String second : match.second()) {
        add(PlayerSpec.find(players, first), PlayerSpec.find(players, second));
      }
    }
  }

  private void add(PlayerSpec a, PlayerSpec b) {
    list.add(new Pairing(list.size(), a, b));
  }
}
