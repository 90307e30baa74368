package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Options;
import warlab.lab.config.Catalog;
import warlab.lab.config.ProveSpec;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/** Reads {@code prove}: how, and against whom, tuned weights have to stand the test. */
final class ProveReader {
  private final OpponentsReader others;

  /**
   * @param tune the tuning, whose player others are like
   */
  ProveReader(Catalog catalog, Game game, Path folder, MapNode tune) {
    MapNode start = WeightedPlayerReader.settings(tune.get("player").orElseThrow());
    others = new OpponentsReader(catalog, game, folder, start, "others");
  }

  /** The proof; {@code null} when none is wanted. */
  @Nullable ProveSpec read(@Nullable ConfigNode given, Place place) {
    ConfigNode node = given == null ? new MapNode(place, List.of()) : given;
    if (node instanceof ScalarNode scalar && scalar.text().equals("none")) {
      return null;
    }
    if (!(node instanceof MapNode map)) {
      throw node.refusal("prove: expected none or keys and values, not " + node.describe());
    }
    Section prove = Section.of(ProveSpec.KEYS, " of prove", map);
    Options values = prove.options();
    if (values.number("elo0") >= values.number("elo1")) {
      throw prove.refusal("elo1", "expected more than elo0");
    }
    return ProveSpec.of(values, others.read(prove, place, List.of(TuneReader.START, "tuned")));
  }
}
