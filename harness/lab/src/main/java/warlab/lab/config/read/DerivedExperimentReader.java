package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.lab.config.Machine;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.ProveSpec;
import warlab.lab.config.ResolvedConfig;
import warlab.lab.config.TuneSpec;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/** Reads experiments whose players and match are made of one player: tunings and ablations. */
final class DerivedExperimentReader {
  private static final String TUNE = "tune";
  private static final String PROVE = "prove";
  private static final String ABLATE = "ablate";
  private static final String OPENINGS = "openings";
  private static final String PLIES = "plies";
  private static final String TUNING_PLIES = "10";

  private final Catalog catalog;
  private final Machine machine;
  private final Path folder;
  private final Game game;

  DerivedExperimentReader(Catalog catalog, Machine machine, Path folder, Game game) {
    this.catalog = catalog;
    this.machine = machine;
    this.folder = folder;
    this.game = game;
  }

  /** The key whose section makes players and match, if there is one. */
  static @Nullable String maker(MapNode root) {
    return Stream.of(TUNE, ABLATE).filter(root::has).findFirst().orElse(null);
  }

  /** The maker stands in place of players and match, and openings stand beside it. */
  static Section section(String maker, MapNode root) {
    String kind = maker.equals(TUNE) ? "a tuning" : "an ablation";
    String other = maker.equals(TUNE) ? ABLATE : TUNE;
    for (MapNode.Entry entry : root.entries()) {
      if (ResolvedConfig.MADE.contains(entry.key()) || entry.key().equals(other)) {
        throw new ConfigException(
            entry.place(),
            "%s: %s has %s in its place, leave it out".formatted(entry.key(), kind, maker));
      }
    }
    Keys all = ExperimentConfig.KEYS;
    List<String> parts = new ArrayList<>(all.parts());
    parts.add(OPENINGS);
    parts.removeAll(ResolvedConfig.MADE);
    parts.remove(other);
    List<Option> options =
        all.options().stream()
            .filter(option -> !ResolvedConfig.MADE.contains(option.name()))
            .toList();
    return new Section("key", " of " + kind, root, options, parts);
  }

  static void refuseStrayProof(Section top, @Nullable String maker) {
    if (top.node(PROVE).isPresent() && !TUNE.equals(maker)) {
      throw top.refusal(PROVE, "only a tuning has a proof, and there is no tune");
    }
  }

  ExperimentConfig read(
      Section top, String maker, Map<String, Object> gameOptions, List<String> plugins) {
    MapNode node = top.requiredMap(maker);
    ExperimentConfig config =
        maker.equals(TUNE)
            ? tuning(top, node, gameOptions, plugins)
            : ablation(top, node, gameOptions, plugins);
    new HeapCheck(catalog, game, machine).refuseTooLarge(config.players(), config.threads(), node);
    return config;
  }

  private ExperimentConfig ablation(
      Section top, MapNode node, Map<String, Object> gameOptions, List<String> plugins) {
    return ExperimentConfig.of(
        top.options(),
        game,
        gameOptions,
        new AblateReader(catalog, game, folder).read(node),
        openings(top, gameOptions),
        plugins,
        machine.cores());
  }

  private ExperimentConfig tuning(
      Section top, MapNode node, Map<String, Object> gameOptions, List<String> plugins) {
    TuneSpec tune = new TuneReader(catalog, game, folder).read(node);
    ProveSpec prove = prove(top, node, WeightedPlayerReader.settings(player(node)));
    ExperimentConfig config =
        ExperimentConfig.of(
            top.options(),
            game,
            gameOptions,
            tune,
            prove,
            openings(top, gameOptions),
            plugins,
            machine.cores());
    if (prove != null && !(config.match().openings() instanceof OpeningSpec.Generated)) {
      throw top.refusal(
          OPENINGS,
          "a proof needs openings that the tuning has not seen, so they have to be made from the"
              + " seed; or give prove: none");
    }
    return config;
  }

  private static ConfigNode player(MapNode node) {
    return node.get("player").orElseThrow();
  }

  private @Nullable ProveSpec prove(Section top, MapNode node, @Nullable MapNode start) {
    return new ProveReader(catalog, game, folder, start)
        .read(top.node(PROVE).orElse(null), node.place());
  }

  private OpeningSpec openings(Section top, Map<String, Object> gameOptions) {
    return new OpeningsReader(game, Options.of(game.options(), gameOptions), folder)
        .read(longer(top.node(OPENINGS).orElse(null)), Place.of(OPENINGS));
  }

  /** They need more openings than a short one has; those of a proof are others still. */
  private @Nullable ConfigNode longer(@Nullable ConfigNode openings) {
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

  /**
   * Refuses all that is wrong, as far as each part can be read by itself.
   *
   * @param gameOptions {@code null} when these are refused already
   */
  void check(
      Problems problems, Section top, String maker, @Nullable Map<String, Object> gameOptions) {
    MapNode node = problems.collect(() -> top.requiredMap(maker));
    if (node != null && maker.equals(TUNE)) {
      checkTuning(problems, top, node);
    } else if (node != null) {
      problems.collect(() -> new AblateReader(catalog, game, folder).read(node));
    }
    if (gameOptions != null) {
      problems.collect(() -> openings(top, gameOptions));
    }
  }

  private void checkTuning(Problems problems, Section top, MapNode node) {
    TuneSpec tune = problems.collect(() -> new TuneReader(catalog, game, folder).read(node));
    MapNode start = tune == null ? null : WeightedPlayerReader.settings(player(node));
    problems.check(
        () -> {
          @Nullable ProveSpec unused = prove(top, node, start);
        });
  }
}
