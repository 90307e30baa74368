package warlab.lab.statistics.summary;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.statistics.sprt.SprtSettings;

/**
 * What a summary must know of an experiment besides its games.
 *
 * @param game the id of the game
 * @param sideNames what the game calls its first and its second side
 * @param legs games of a pair: 2 with sides swapped, 1 when sides are fixed, as in a cross table
 * @param pairs pairs planned for each pairing
 * @param players in the order of the config
 * @param pairings by their index in the plan
 * @param sprt the test that may end a pairing early; {@code null} for none
 */
public record ExperimentInfo(
    String name,
    String game,
    List<String> sideNames,
    int legs,
    long pairs,
    List<PlayerInfo> players,
    List<PairingInfo> pairings,
    @Nullable SprtSettings sprt) {

  public ExperimentInfo {
    sideNames = List.copyOf(sideNames);
    players = List.copyOf(players);
    pairings = List.copyOf(pairings);
    if (sideNames.size() != 2 || legs < 1 || legs > 2) {
      throw new IllegalArgumentException(legs + " legs between the sides " + sideNames);
    }
  }

  public String sideName(Side side) {
    return sideNames.get(side.index());
  }

  /** Whether every player of a pairing keeps its side. */
  public boolean hasFixedSides() {
    return legs == 1;
  }

  /** The roles that are rated, in the order of the players. */
  public List<Role> ratedRoles() {
    return roles().stream().filter(role -> hasFixedSides() || role.side() == null).toList();
  }

  /** The roles that are looked at: each player on both sides and on each side, where it plays. */
  public List<Role> roles() {
    List<Role> roles = new ArrayList<>();
    for (PlayerInfo player : players) {
      if (!hasFixedSides()) {
        roles.add(new Role(player.name(), null));
      }
      for (Side side : Side.values()) {
        if (!hasFixedSides() || keeps(player, side)) {
          roles.add(new Role(player.name(), side));
        }
      }
    }
    return roles;
  }

  private boolean keeps(PlayerInfo player, Side side) {
    return pairings.stream().anyMatch(pairing -> pairing.player(0, side).equals(player.name()));
  }

  /** The place of a player in {@link #players}; -1 for a stranger. */
  public int indexOf(String player) {
    for (int i = 0; i < players.size(); i++) {
      if (players.get(i).name().equals(player)) {
        return i;
      }
    }
    return -1;
  }
}
