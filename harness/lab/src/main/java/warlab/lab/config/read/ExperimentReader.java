package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import warlab.games.Game;
import warlab.games.Named;
import warlab.games.Options;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;

/** Reads the tree of one experiment, top to bottom. */
final class ExperimentReader {
  private static final Pattern SAFE_NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,79}");
  private static final Pattern PRINTABLE =
      Pattern.compile("[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]{1,80}");

  private final Catalog catalog;
  private final Machine machine;
  private final Path folder;

  ExperimentReader(Catalog catalog, Machine machine, Path folder) {
    this.catalog = catalog;
    this.machine = machine;
    this.folder = folder;
  }

  /** Refuses with all that is wrong, as far as each part can be read by itself. */
  ExperimentConfig read(MapNode root) {
    try {
      return readUpToAMistake(root);
    } catch (ConfigException first) {
      throw others(root).with(first);
    }
  }

  private Refusals others(MapNode root) {
    Refusals refusals = new Refusals();
    refusals.attempt(() -> Section.of(ExperimentConfig.KEYS, "", root));
    Section top = Section.of(ExperimentConfig.KEYS, "", root.only(ExperimentConfig.KEYS.names()));
    refusals.check(top::checkGiven);
    Game game = refusals.attempt(() -> game(top, top.requiredText("game")));
    MapNode players = refusals.attempt(() -> top.requiredMap("players"));
    if (game != null) {
      refusals.attempt(
          () -> top.map("gameOptions").map(node -> new RulesReader(game, folder).read(node)));
      SweepReader reader = new SweepReader(new PlayerReader(catalog, game), game);
      for (MapNode.Entry entry : players == null ? List.<MapNode.Entry>of() : players.entries()) {
        refusals.attempt(() -> reader.read(entry.key(), settings(entry)));
      }
    }
    refusals.check(
        () ->
            top.map("match")
                .map(node -> Section.of(MatchSpec.KEYS, " of match", node))
                .ifPresent(Section::checkGiven));
    refusals.attempt(() -> top.map("stop").map(SprtReader::read));
    return refusals;
  }

  private ExperimentConfig readUpToAMistake(MapNode root) {
    Section top = Section.of(ExperimentConfig.KEYS, "", root);
    Options values = top.options();
    refuseUnsafe(top, values.text("name"));
    if (values.has("out")) {
      FolderName.check(top, "out", values.text("out"));
    }
    Game game = game(top, values.text("game"));
    MapNode noOptions = new MapNode(root.place(), List.of());
    Map<String, Object> gameOptions =
        new RulesReader(game, folder).read(top.map("gameOptions").orElse(noOptions));
    MapNode playersNode = top.requiredMap("players");
    List<PlayerSpec> players = players(playersNode, game);
    MatchReader matches =
        new MatchReader(game, Options.of(game.options(), gameOptions), players, folder);
    ExperimentConfig config =
        ExperimentConfig.of(
            values,
            game,
            gameOptions,
            players,
            matches.read(top.requiredMap("match")),
            top.map("stop").map(SprtReader::read).orElse(null),
            plugins(top),
            machine.cores());
    new HeapCheck(catalog, game, machine).refuseTooLarge(players, config.threads(), playersNode);
    return config;
  }

  /** Whole paths, since they are written into the results folder too. */
  private List<String> plugins(Section top) {
    return top.texts(ExperimentConfig.PLUGINS).stream()
        .map(node -> folder.resolve(node.text()).toAbsolutePath().normalize().toString())
        .toList();
  }

  private static void refuseUnsafe(Section top, String name) {
    if (!SAFE_NAME.matcher(name).matches()) {
      throw top.refusal(
          "name",
          "expected at most 80 of A-Z a-z 0-9 . _ - with a letter or digit first, not '"
              + name
              + "'");
    }
  }

  private Game game(Section top, String id) {
    List<String> known = catalog.games().stream().map(Named::id).toList();
    return catalog
        .game(id)
        .orElseThrow(() -> top.refusal("game", UnknownName.message("game", id, "", known)));
  }

  private List<PlayerSpec> players(MapNode node, Game game) {
    SweepReader reader = new SweepReader(new PlayerReader(catalog, game), game);
    Map<String, PlayerSpec> players = new LinkedHashMap<>();
    for (MapNode.Entry entry : node.entries()) {
      refuseUnprintable(entry);
      for (PlayerSpec player : reader.read(entry.key(), settings(entry))) {
        if (players.put(player.name(), player) != null) {
          throw new ConfigException(
              entry.place(), "a second player is called '" + player.name() + "'");
        }
      }
      if (players.size() > SweepReader.MAX_PLAYERS) {
        throw new ConfigException(
            entry.place(), "more than " + SweepReader.MAX_PLAYERS + " players, expected fewer");
      }
    }
    return List.copyOf(players.values());
  }

  /** A player is written as keys and values, or in one line as on the command line. */
  private static MapNode settings(MapNode.Entry entry) {
    return entry.value() instanceof ScalarNode scalar && scalar.kind() == ScalarNode.Kind.TEXT
        ? InlinePlayer.tree(scalar.place(), scalar.text())
        : Section.asMap("player '" + entry.key() + "'", entry.value());
  }

  private static void refuseUnprintable(MapNode.Entry entry) {
    String name = entry.key();
    if (!PRINTABLE.matcher(name).matches() || !name.equals(name.strip())) {
      throw new ConfigException(
          entry.place(),
          "a player's name: expected 1 to 80 printable characters without blanks at the ends");
    }
  }
}
