package warlab.lab.tune;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Options;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.read.OpponentsReader;
import warlab.lab.config.read.Problems;
import warlab.lab.config.read.Scope;
import warlab.lab.config.read.Section;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/** Reads {@code prove}: how, and against whom, tuned weights have to stand the test. */
final class ProveReader {
  private ProveReader() {}

  /**
   * The proof; {@code null} when none is wanted, or when it is refused.
   *
   * @param start the tuned player, whom others are like; {@code null} when it is refused anyway, so
   *     that only the names of others can be checked
   */
  static @Nullable ProveSpec read(
      Scope scope, @Nullable MapNode start, @Nullable ConfigNode given, Place place, Problems all) {
    Problems problems = all.part();
    ConfigNode node = given == null ? new MapNode(place, List.of()) : given;
    if (node instanceof ScalarNode scalar && scalar.text().equals("none")) {
      return null;
    }
    if (!(node instanceof MapNode map)) {
      problems.add(node.refusal("prove: expected none or keys and values, not " + node.describe()));
      return null;
    }
    Section prove = Section.of(ProveSpec.KEYS, " of prove", map, problems);
    Options values = prove.options();
    if (values != null && values.number("elo0") >= values.number("elo1")) {
      problems.add(prove.refusal("elo1", "expected more than elo0"));
    }
    List<String> taken = List.of(TuneReader.START, "tuned");
    List<PlayerSpec> read =
        new OpponentsReader(scope, start, "others").read(prove, place, taken, problems);
    return values == null || !problems.isEmpty()
        ? null
        : new ProveSpec(values.number("elo0"), values.number("elo1"), read);
  }
}
