package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Named;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.lab.config.Machine;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.PlayerLabels;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PreparedSeat;
import warlab.lab.config.ProveSpec;
import warlab.lab.config.ResolvedConfig;
import warlab.lab.config.TuneSpec;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/** Reads the tree of one experiment, top to bottom. */
final class ExperimentReader {
  private static final Pattern SAFE_NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,79}");
  private static final Pattern QUESTION =
      Pattern.compile("[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]{1,300}");

  private static final String TUNE = "tune";
  private static final String PROVE = "prove";
  private static final String OPENINGS = "openings";
  private static final String PLIES = "plies";
  private static final String TUNING_PLIES = "10";

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
    boolean isTuning = root.has(TUNE);
    List<String> known =
        root.keys().stream()
            .filter(key -> refusals.passes(() -> top(isTuning, root.only(List.of(key)))))
            .toList();
    Section top = top(isTuning, root.only(known));
    refusals.check(top::checkGiven);
    Game game = refusals.attempt(() -> game(top, top.requiredText("game")));
    Map<String, Object> rules =
        game == null ? null : refusals.attempt(() -> gameOptions(top, game, root));
    if (isTuning) {
      checkTuning(refusals, top, game, rules);
    } else {
      checkMatch(refusals, top, game);
    }
    return refusals;
  }

  private void checkTuning(
      Refusals refusals, Section top, @Nullable Game game, @Nullable Map<String, Object> rules) {
    MapNode node = refusals.attempt(() -> top.requiredMap(TUNE));
    if (node == null || game == null) {
      return;
    }
    TuneSpec tune = refusals.attempt(() -> new TuneReader(catalog, game, folder).read(node));
    MapNode start = tune == null ? null : TuneReader.settings(TuneReader.player(node));
    refusals.check(
        () -> {
          @Nullable ProveSpec unused =
              new ProveReader(catalog, game, folder, start)
                  .read(top.node(PROVE).orElse(null), node.place());
        });
    if (rules != null) {
      refusals.attempt(() -> openings(top, game, rules, node.place()));
    }
  }

  private void checkMatch(Refusals refusals, Section top, @Nullable Game game) {
    MapNode players = refusals.attempt(() -> top.requiredMap("players"));
    if (game != null) {
      SweepReader reader = new SweepReader(new PlayerReader(catalog, game, folder), game);
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
  }

  private ExperimentConfig readUpToAMistake(MapNode root) {
    boolean isTuning = root.has(TUNE);
    Section top = top(isTuning, root);
    Options values = top.options();
    refuseUnsafe(top, values.text("name"));
    if (values.has("question") && !QUESTION.matcher(values.text("question")).matches()) {
      throw top.refusal("question", "expected one line of 1 to 300 printable characters");
    }
    if (values.has("out")) {
      FolderName.check(top, "out", values.text("out"));
    }
    Game game = game(top, values.text("game"));
    Map<String, Object> gameOptions = gameOptions(top, game, root);
    if (root.has(PROVE) && !isTuning) {
      throw top.refusal(PROVE, "only a tuning has a proof, and there is no tune");
    }
    if (isTuning) {
      return tuning(top, values, game, gameOptions, root);
    }
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
    refuseOpenings(config, top.requiredMap("match"));
    new HeapCheck(catalog, game, machine).refuseTooLarge(players, config.threads(), playersNode);
    return config;
  }

  /** Whole paths, since they are written into the results folder too. */
  private List<String> plugins(Section top) {
    return top.texts(ExperimentConfig.PLUGINS).stream()
        .map(node -> folder.resolve(node.text()).toAbsolutePath().normalize().toString())
        .toList();
  }

  private Map<String, Object> gameOptions(Section top, Game game, MapNode root) {
    MapNode none = new MapNode(root.place(), List.of());
    return new RulesReader(game, folder).read(top.map("gameOptions").orElse(none));
  }

  private static Section top(boolean isTuning, MapNode root) {
    return isTuning ? tuning(root) : Section.of(ExperimentConfig.KEYS, "", root);
  }

  /** A tuning has {@code tune} in place of players and match, and its openings beside it. */
  private static Section tuning(MapNode root) {
    for (MapNode.Entry entry : root.entries()) {
      if (ResolvedConfig.MADE_BY_TUNING.contains(entry.key())) {
        throw new ConfigException(
            entry.place(), entry.key() + ": a tuning has tune in its place, leave it out");
      }
    }
    Keys all = ExperimentConfig.KEYS;
    List<String> parts = new ArrayList<>(all.parts());
    parts.add(OPENINGS);
    parts.removeAll(ResolvedConfig.MADE_BY_TUNING);
    List<Option> options =
        all.options().stream()
            .filter(option -> !ResolvedConfig.MADE_BY_TUNING.contains(option.name()))
            .toList();
    return new Section("key", " of a tuning", root, options, parts);
  }

  private ExperimentConfig tuning(
      Section top, Options values, Game game, Map<String, Object> gameOptions, MapNode root) {
    MapNode node = top.requiredMap(TUNE);
    TuneSpec tune = new TuneReader(catalog, game, folder).read(node);
    ProveSpec prove =
        new ProveReader(catalog, game, folder, TuneReader.settings(TuneReader.player(node)))
            .read(top.node(PROVE).orElse(null), node.place());
    ExperimentConfig config =
        ExperimentConfig.of(
            values,
            game,
            gameOptions,
            tune,
            prove,
            openings(top, game, gameOptions, root.place()),
            plugins(top),
            machine.cores());
    if (prove != null && !(config.match().openings() instanceof OpeningSpec.Generated)) {
      throw top.refusal(
          OPENINGS,
          "a proof needs openings that the tuning has not seen, so they have to be made from the"
              + " seed; or give prove: none");
    }
    new HeapCheck(catalog, game, machine).refuseTooLarge(config.players(), config.threads(), node);
    return config;
  }

  private OpeningSpec openings(
      Section top, Game game, Map<String, Object> gameOptions, Place place) {
    return new OpeningsReader(game, Options.of(game.options(), gameOptions), folder)
        .read(longer(game, top.node(OPENINGS).orElse(null)), place);
  }

  /** A tuning needs more openings than a short one has; those of a proof are others still. */
  private static @Nullable ConfigNode longer(Game game, @Nullable ConfigNode openings) {
    boolean hasPlies = game.openingOptions().stream().anyMatch(o -> o.name().equals(PLIES));
    if (!hasPlies || (openings != null && !(openings instanceof MapNode))) {
      return openings;
    }
    Place place = Place.of("openings");
    MapNode given = openings instanceof MapNode map ? map : new MapNode(place, List.of());
    ConfigNode plies = new ScalarNode(place, ScalarNode.Kind.INTEGER, TUNING_PLIES);
    return given.has(PLIES) || FileReference.isOne(given)
        ? given
        : given.with(List.of(PLIES), place, plies);
  }

  private void refuseOpenings(ExperimentConfig config, MapNode match) {
    if (config.match().openings() instanceof OpeningSpec.PlainStart) {
      return;
    }
    for (PlayerSpec player : config.players()) {
      for (Side side : Side.values()) {
        if (PreparedSeat.of(catalog, config.game(), player.as(side)).needsPlainStart()) {
          throw match
              .get("openings")
              .orElse(match)
              .refusal(
                  "openings: expected none, since player '"
                      + player.name()
                      + "' can only begin at the plain start");
        }
      }
    }
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
    SweepReader reader = new SweepReader(new PlayerReader(catalog, game, folder), game);
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
    refuseSameLabels(node, players.values());
    return List.copyOf(players.values());
  }

  private static void refuseSameLabels(MapNode node, Collection<PlayerSpec> players) {
    Set<String> labels = new HashSet<>();
    for (PlayerSpec player : PlayerLabels.given(List.copyOf(players))) {
      if (!labels.add(player.label())) {
        throw node.refusal(
            "label: two players would be called '" + player.label() + "', expected one each");
      }
    }
  }

  /** A player is written as keys and values, or in one line as on the command line. */
  private static MapNode settings(MapNode.Entry entry) {
    return entry.value() instanceof ScalarNode scalar && scalar.kind() == ScalarNode.Kind.TEXT
        ? InlinePlayer.tree(scalar.place(), scalar.text())
        : Section.asMap("player '" + entry.key() + "'", entry.value());
  }

  private static void refuseUnprintable(MapNode.Entry entry) {
    String name = entry.key();
    if (!LabelReader.PRINTABLE.matcher(name).matches() || !name.equals(name.strip())) {
      throw new ConfigException(
          entry.place(),
          "a player's name: expected 1 to 80 printable characters without blanks at the ends");
    }
  }
}
