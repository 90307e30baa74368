package warlab.lab.config;

import java.util.ArrayList;
import java.util.List;

/** Lists who meets whom, by the format of the match. */
final class Pairings {
  private final List<Pairing> list = new ArrayList<>();

  private Pairings() {}

  static List<Pairing> of(List<PlayerSpec> players, MatchSpec match) {
    Pairings pairings = new Pairings();
    switch (match.format()) {
      case ROUND_ROBIN -> {
        for (int a = 0; a < players.size(); a++) {
          pairings.add(players.get(a), players.subList(a + 1, players.size()));
        }
      }
      case GAUNTLET -> {
        PlayerSpec hero = PlayerSpec.find(players, String.valueOf(match.hero()));
        pairings.add(hero, players.stream().filter(other -> !other.equals(hero)).toList());
      }
      case CROSS -> {
        List<PlayerSpec> seconds =
            match.second().stream().map(name -> PlayerSpec.find(players, name)).toList();
        match.first().forEach(name -> pairings.add(PlayerSpec.find(players, name), seconds));
      }
    }
    return List.copyOf(pairings.list);
  }

  private void add(PlayerSpec a, List<PlayerSpec> others) {
    others.forEach(b -> list.add(new Pairing(list.size(), a, b)));
  }
}
