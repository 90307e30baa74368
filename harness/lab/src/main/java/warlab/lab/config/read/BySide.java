package warlab.lab.config.read;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import warlab.games.Game;
import warlab.games.Side;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/**
 * A setting that differs by side: {@code {attacker: 3, defender: 5}}, with the game's names for its
 * sides or {@code first} and {@code second}.
 */
record BySide(Game game) {
  boolean isSide(String key) {
    return sideNames().contains(key);
  }

  /** The side of a name; {@code both} is none, but a word that may stand in its place. */
  Side named(ScalarNode node) {
    return side(node.text())
        .orElseThrow(
            () ->
                node.refusal(
                    UnknownName.message(
                        "side",
                        node.text(),
                        "",
                        Stream.concat(Stream.of("both"), sideNames().stream()).toList())));
  }

  /** The side that a key names. */
  Optional<Side> side(String key) {
    return Stream.of(Side.values()).filter(side -> names(side).contains(key)).findFirst();
  }

  /** A value for one side. */
  MapNode.Entry entry(Side side, Place place, ConfigNode value) {
    return new MapNode.Entry(game.sideName(side), place, value);
  }

  /** The value for a side: of a map by side its entry, of anything else the whole. */
  Optional<ConfigNode> pick(String setting, ConfigNode node, Side side) {
    if (!(node instanceof MapNode map)) {
      return Optional.of(node);
    }
    for (MapNode.Entry entry : map.entries()) {
      if (!isSide(entry.key())) {
        throw entry.refusal(
            setting + ": " + UnknownName.message("side", entry.key(), "", sideNames()));
      }
    }
    List<MapNode.Entry> own =
        map.entries().stream().filter(entry -> names(side).contains(entry.key())).toList();
    if (own.size() > 1) {
      throw own.get(1).refusal(setting + ": given twice for " + game.sideName(side));
    }
    return own.stream().map(MapNode.Entry::value).findFirst();
  }

  private List<String> sideNames() {
    return Stream.of(Side.values()).flatMap(side -> names(side).stream()).distinct().toList();
  }

  private List<String> names(Side side) {
    return List.of(game.sideName(side), side.name().toLowerCase(Locale.ROOT));
  }
}
