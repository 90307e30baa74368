package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Options;
import warlab.lab.config.Catalog;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.ProveSpec;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/** Reads {@code prove}: how, and against whom, tuned weights have to stand the test. */
final class ProveReader {
  private final OpponentsReader others;

  /**
   * @param start the tuned player, whom others are like; {@code null} when it is refused anyway, so
   *     that only the names of others can be checked
   */
  ProveReader(Catalog catalog, Game game, Path folder, @Nullable MapNode start) {
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
    Problems problems = new Problems();
    Section prove = Section.known(ProveSpec.KEYS, " of prove", map, problems);
    Options values = problems.collect(prove::options);
    if (values != null && values.number("elo0") >= values.number("elo1")) {
      problems.add(prove.refusal("elo1", "expected more than elo0"));
    }
    List<String> taken = List.of(TuneReader.START, "tuned");
    List<PlayerSpec> read = problems.collect(() -> others.read(prove, place, taken));
    problems.throwIfAny();
    return ProveSpec.of(Objects.requireNonNull(values), Objects.requireNonNull(read));
  }
}
