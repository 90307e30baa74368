package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Named;
import warlab.games.Options;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.PlayerLabels;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PlayerTemplate;
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

  private Problems others(MapNode root) {
    Problems problems = new Problems();
    String maker = DerivedExperimentReader.maker(root);
    List<String> known =
        root.keys().stream()
            .filter(key -> problems.accepts(() -> top(maker, root.only(List.of(key)))))
            .toList();
    boolean isWhole = problems.isEmpty(); // what is missing may be misspelt
    Section top = top(maker, root.only(known));
    problems.check(top::checkGiven);
    problems.check(() -> refuseTexts(top));
    Game game = problems.collect(() -> game(top, top.text("game").orElseThrow()));
    if (maker == null) {
      checkMatch(problems, top, game, isWhole);
    } else if (game != null) {
      Map<String, Object> given = problems.collect(() -> rules(top.map("gameOptions"), game));
      made(game).check(problems, top, maker, given);
    }
    return problems;
  }

  private void checkMatch(Problems problems, Section top, @Nullable Game game, boolean isWhole) {
    MapNode players = part(problems, top, "players", isWhole);
    MapNode match = part(problems, top, "match", isWhole);
    problems.collect(() -> top.map("stop").map(SprtReader::read));
    if (game == null) {
      return;
    }
    Map<String, Object> given = problems.collect(() -> rules(top.map("gameOptions"), game));
    List<PlayerSpec> read = players == null ? null : problems.collect(() -> players(players, game));
    if (match != null) {
      problems.check(() -> Section.of(MatchSpec.KEYS, " of match", match).checkGiven());
      Options rules =
          Options.of(game.options(), given == null ? rules(Optional.empty(), game) : given);
      ConfigNode openings = match.get("openings").orElse(null);
      // Positions of a file may be right by rules that could not be read.
      if (openings != null && (given != null || !FileReference.isOne(openings))) {
        OpeningsReader reader = new OpeningsReader(game, rules, folder);
        problems.collect(() -> reader.read(openings, match.place()));
      }
      if (given != null && read != null) {
        problems.collect(() -> new MatchReader(game, rules, read, folder).read(match));
      }
    }
  }

  private static @Nullable MapNode part(
      Problems problems, Section top, String key, boolean isWhole) {
    return problems.collect(() -> isWhole ? top.requiredMap(key) : top.map(key).orElse(null));
  }

  private Map<String, Object> rules(Optional<MapNode> given, Game game) {
    MapNode none = new MapNode(Place.of("gameOptions"), List.of());
    return new RulesReader(game, folder).read(given.orElse(none));
  }

  private static void refuseTexts(Section top) {
    Problems problems = new Problems();
    problems.check(() -> top.text("name").ifPresent(name -> refuseUnsafe(top, name)));
    problems.check(() -> top.text("question").ifPresent(text -> refuseQuestion(top, text)));
    problems.check(() -> top.text("out").ifPresent(out -> FolderName.check(top, "out", out)));
    problems.throwIfAny();
  }

  private static void refuseQuestion(Section top, String question) {
    if (!QUESTION.matcher(question).matches()) {
      throw top.refusal("question", "expected one line of 1 to 300 printable characters");
    }
  }

  private ExperimentConfig readUpToAMistake(MapNode root) {
    String maker = DerivedExperimentReader.maker(root);
    Section top = top(maker, root);
    Options values = top.options();
    refuseTexts(top);
    Game game = game(top, values.text("game"));
    Map<String, Object> gameOptions = rules(top.map("gameOptions"), game);
    DerivedExperimentReader.refuseStrayProof(top, maker);
    if (maker != null) {
      return made(game).read(top, maker, gameOptions, plugins(top));
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

  private DerivedExperimentReader made(Game game) {
    return new DerivedExperimentReader(catalog, machine, folder, game);
  }

  /** Whole paths, since they are written into the results folder too. */
  private List<String> plugins(Section top) {
    return top.texts(ExperimentConfig.PLUGINS).stream()
        .map(node -> folder.resolve(node.text()).toAbsolutePath().normalize().toString())
        .toList();
  }

  private static Section top(@Nullable String maker, MapNode root) {
    return maker == null
        ? Section.of(ExperimentConfig.KEYS, "", root)
        : DerivedExperimentReader.section(maker, root);
  }

  private void refuseOpenings(ExperimentConfig config, MapNode match) {
    if (config.match().openings() instanceof OpeningSpec.PlainStart) {
      return;
    }
    for (PlayerSpec player : config.players()) {
      for (Side side : Side.values()) {
        if (PlayerTemplate.of(catalog, config.game(), player.as(side)).needsPlainStart()) {
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
    Problems problems = new Problems();
    for (MapNode.Entry entry : node.entries()) {
      problems.check(() -> refuseUnprintable(entry));
      problems.check(
          () -> {
            for (PlayerSpec player : reader.read(entry.key(), settings(entry))) {
              if (players.put(player.name(), player) != null) {
                throw new ConfigException(
                    entry.place(), "a second player is called '" + player.name() + "'");
              }
            }
          });
      if (players.size() > SweepReader.MAX_PLAYERS) {
        throw new ConfigException(
            entry.place(), "more than " + SweepReader.MAX_PLAYERS + " players, expected fewer");
      }
    }
    problems.throwIfAny();
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
