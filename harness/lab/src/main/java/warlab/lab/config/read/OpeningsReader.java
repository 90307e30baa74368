package warlab.lab.config.read;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/** Reads {@code openings}: none, options of generated ones, a file or a folder. */
public record OpeningsReader(Scope scope) {
  private static final String PLIES = "plies";
  private static final String MANY_PLIES = "10";

  /**
   * Those under a key at the top, for experiments that need more openings than a short one has:
   * unless told otherwise they are longer.
   */
  public @Nullable OpeningSpec many(Section top, String key, Problems problems) {
    Place place = Place.of(key);
    ConfigNode openings = top.node(key);
    boolean hasPlies = scope.game().openingOptions().stream().anyMatch(o -> o.name().equals(PLIES));
    if (hasPlies && (openings == null || openings instanceof MapNode)) {
      MapNode given = openings instanceof MapNode map ? map : new MapNode(place, List.of());
      ConfigNode plies = new ScalarNode(place, ScalarNode.Kind.INTEGER, MANY_PLIES);
      boolean isOpen = !given.has(PLIES) && !FileReference.isOne(given);
      openings = isOpen ? given.with(List.of(PLIES), place, plies) : given;
    }
    return read(openings, place, problems);
  }

  /** {@code null} when something is refused, or if that cannot be known without the rules. */
  @Nullable OpeningSpec read(@Nullable ConfigNode node, Place match, Problems problems) {
    if (node == null) {
      return generated(new MapNode(match, List.of()), problems);
    }
    if (node instanceof ScalarNode scalar && scalar.text().equals("none")) {
      return new OpeningSpec.PlainStart();
    }
    if (!(node instanceof MapNode map)) {
      problems.add(
          node.refusal("openings: expected none, {file: ...} or options, not " + node.describe()));
      return null;
    }
    if (!FileReference.isOne(map)) {
      return generated(map, problems);
    }
    Options rules = scope.rules();
    return rules == null
        ? null
        : problems.collect(
            () -> new OwnOpenings(scope.game(), rules, scope.folder(), problems.part()).read(map));
  }

  private @Nullable OpeningSpec generated(MapNode node, Problems problems) {
    Game game = scope.game();
    List<Option> described = game.openingOptions();
    String owner = " for openings of " + game.id();
    Section section = new Section("option", owner, node, described, List.of("file"), problems);
    Options rules = scope.rules();
    Options settings = section.options();
    if (settings != null && rules != null) {
      String unused =
          Section.letObject(
              game,
              "proposeOpening()",
              () -> game.proposeOpening(rules, settings, 0),
              node,
              problems);
    }
    return new OpeningSpec.Generated(section.values());
  }
}
