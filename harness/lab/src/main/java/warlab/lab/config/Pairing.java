package warlab.lab.config;

import java.util.ArrayList;
import java.util.List;
import warlab.games.Side;

/**
 * Two players that meet. In the first game of each pair {@code a} has the first side.
 *
 * @param index its place in the plan, from 0
 */
public record Pairing(int index, PlayerSpec a, PlayerSpec b) {
  /** Who meets whom, by the format of the match. */
  static List<Pairing> all(List<PlayerSpec> players, MatchSpec match) {
    List<Pairing> all = new ArrayList<>();
    switch (match.format()) {
      case ROUND_ROBIN -> {
        for (int a = 0; a < players.size(); a++) {
          add(all, players.get(a), players.subList(a + 1, players.size()));
        }
      }
      case GAUNTLET -> {
        PlayerSpec hero = PlayerSpec.find(players, String.valueOf(match.hero()));
        add(all, hero, players.stream().filter(other -> !other.equals(hero)).toList());
      }
      case CROSS -> {
        List<PlayerSpec> seconds =
            match.second().stream().map(name -> PlayerSpec.find(players, name)).toList();
        match.first().forEach(name -> add(all, PlayerSpec.find(players, name), seconds));
      }
    }
    return List.copyOf(all);
  }

  private static void add(List<Pairing> all, PlayerSpec a, List<PlayerSpec> others) {
    others.forEach(b -> all.add(new Pairing(all.size(), a, b)));
  }

  /** Who has a side in a game in which {@code a} has the given one. */
  public PlayerSpec player(Side side, Side sideOfA) {
    return side == sideOfA ? a : b;
  }
}
