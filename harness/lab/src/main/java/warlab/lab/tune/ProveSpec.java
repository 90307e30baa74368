package warlab.lab.tune;

import java.util.List;
import warlab.games.Option;
import warlab.lab.config.Keys;
import warlab.lab.config.PlayerSpec;

/**
 * How tuned weights are proven better than those they came from.
 *
 * @param others whom both must meet, so that a gain against oneself is no loss against others
 */
public record ProveSpec(double elo0, double elo1, List<PlayerSpec> others) {
  public static final Keys KEYS =
      Keys.of(
          "under prove",
          ProveSpec.class,
          List.of(
              Keys.list(
                  "others", "heuristics in the tuned player's search, or players in one line")),
          Option.number("elo0", 0, -200, 200, "normalized Elo gained that are not worth having"),
          Option.number("elo1", 10, -200, 200, "normalized Elo gained that are worth finding"));

  public ProveSpec {
    others = List.copyOf(others);
  }
}
