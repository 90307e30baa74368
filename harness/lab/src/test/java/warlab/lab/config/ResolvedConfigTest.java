package warlab.lab.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Experiments;
import warlab.lab.config.read.Overrides;
import warlab.lab.record.Opening;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.OpeningLog;

class ResolvedConfigTest {

  @Test
  void writtenConfigReadsBackAsTheSameExperiment() {
    ExperimentConfig config = Experiments.read(Experiments.FULL);
    String yaml = ResolvedConfig.yaml(config);

    assertThat(Experiments.read(yaml)).isEqualTo(config);
    assertThat(Experiments.read(yaml).configHash()).isEqualTo(config.configHash());
    assertThat(ResolvedConfig.yaml(Experiments.read(yaml))).isEqualTo(yaml);
  }

  @Test
  void ownOpeningsGoAlong(@TempDir Path folder) throws IOException {
    Path original = folder.resolve("x.yaml");
    Files.writeString(
        folder.resolve("mine.txt"),
        """
        # two openings
        dA9dT9dF9../dT9dP9.../dF9...aP9/...aF9aV9/..aP9aV9aA9 a 0 100

        dA9dT9dF9../dT9dP9.../dF9...aP9/...aF9aV9/..aP9aV9aA9 d 1 100
        """);
    ExperimentConfig config =
        Experiments.reader()
            .read(
                ExperimentFile.parse(original, withOpenings("{file: mine.txt}"), Overrides.none()));
    List<String> positions = ((OpeningSpec.Listed) config.match().openings()).positions();
    ResultsFolder results = new ResultsFolder(folder.resolve("results"));
    results.create();
    results.describe(ResolvedConfig.yaml(config));
    try (OpeningLog log = new OpeningLog(results.path())) {
      for (String position : positions) {
        log.append(new Opening(log.size(), position));
      }
    }

    ExperimentConfig again =
        Experiments.reader()
            .read(ExperimentFile.open(results.path().resolve("experiment.yaml"), Overrides.none()));

    assertThat(positions).hasSize(2);
    assertThat(again).isEqualTo(config);
    assertThat(again.configHash()).isEqualTo(config.configHash());
  }

  @ParameterizedTest
  @ValueSource(strings = {"match.pairs=7", "threads=1", "out=elsewhere", "report=false"})
  void whatChangesNoResultChangesNoHash(String change) {
    assertThat(hash(Overrides.none().set(change))).isEqualTo(hash(Overrides.none()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "name=y",
        "seed=2",
        "gameOptions.cap=90",
        "players.p.depth=3",
        "players.p.heuristic=e1",
        "players.p.heuristic={linear: {material: 2}}",
        "players.q=random",
        "match.openings=none",
        "match.openings.plies=4",
        "match.repeat=true",
        "match.moveTimeoutMs=9",
        "stop={sprt: {elo0: 0, elo1: 5}}",
        "record=none"
      })
  void whatCanChangeAResultChangesTheHash(String change) {
    assertThat(hash(Overrides.none().set(change))).isNotEqualTo(hash(Overrides.none()));
  }

  /** A component that is missing here would silently let different experiments go on as one. */
  @Test
  void everyComponentIsWrittenAndHashedUnlessListedAsNoPartOfTheIdentity() {
    ExperimentConfig cross = Experiments.read(Experiments.FULL);
    ExperimentConfig gauntlet =
        Experiments.withPlayers("{a: random, b: random}", "{pairs: 1, format: gauntlet, hero: a}");

    assertThat(ResolvedConfig.OF_THE_MACHINE).containsOnly("threads", "out", "report");
    assertThat(ResolvedConfig.NOT_DECIDING).containsOnly("question", "plugins");
    Set<String> others = new HashSet<>(ResolvedConfig.OF_THE_MACHINE);
    others.addAll(ResolvedConfig.NOT_DECIDING);
    others.add("experiment"); // TuneReaderTest and AblateReaderTest write and read theirs
    Set<String> expected = components(ExperimentConfig.class, others);
    expected.addAll(components(MatchExperiment.class, Set.of()));
    assertThat(ResolvedConfig.identity(cross).keySet()).isEqualTo(expected);
    assertThat(keysOf("match", cross, gauntlet))
        .isEqualTo(components(MatchSpec.class, Set.of("pairs")));
    assertThat(keysOf("stop", cross)).containsOnly("sprt");
    String yaml = ResolvedConfig.yaml(cross);
    assertThat(components(SprtSpec.class, Set.of()))
        .allSatisfy(key -> assertThat(yaml).containsPattern("(?m)^    " + key + ": "));
  }

  /** Players are written by hand: settings by side, heuristics with their options. */
  @Test
  void playersHaveNoComponentThatTheirTextDoesNotKnow() {
    assertThat(components(PlayerSpec.class, Set.of()))
        .containsExactly("name", "asFirst", "asSecond", "sweep", "label");
    // The options follow from the search: they are what its kind of player describes.
    assertThat(components(SeatSpec.class, Set.of("options"))).containsExactly("search", "settings");
    assertThat(components(HeuristicSpec.class, Set.of())).containsExactly("id", "settings");
  }

  private static Set<String> keysOf(String part, ExperimentConfig... configs) {
    Set<String> keys = new HashSet<>();
    for (ExperimentConfig config : configs) {
      Map<?, ?> tree = (Map<?, ?>) ResolvedConfig.identity(config).get(part);
      Objects.requireNonNull(tree, part).keySet().forEach(key -> keys.add("" + key));
    }
    return keys;
  }

  private static Set<String> components(Class<? extends Record> type, Set<String> without) {
    Set<String> names = new LinkedHashSet<>();
    Stream.of(type.getRecordComponents()).map(RecordComponent::getName).forEach(names::add);
    names.removeAll(without);
    return names;
  }

  @Test
  void orderOfKeysAndDefaultsWrittenOutChangeNoHash() {
    String reordered =
        """
        match: {openings: {plies: 6}, pairs: 3, format: round-robin}
        players: {p: {heuristic: {linear: {material: 1.0}}, depth: 2, ties: random,
                      search: alpha-beta}, o: random}
        seed: 1
        game: ai-wargame
        name: x
        """;

    assertThat(Experiments.read(reordered).configHash()).isEqualTo(hash(Overrides.none()));
  }

  @Test
  void canonicalJsonHasSortedKeysAndNoBlanks() {
    Map<String, Object> tree = Map.of("b", 1L, "a", List.of(1L, 2L), "game", "wargame5x5");

    assertThat(CanonicalTree.canonicalJson(tree))
        .isEqualTo("{\"a\":[1,2],\"b\":1,\"game\":\"wargame5x5\"}");
    assertThat(CanonicalTree.sha256(tree))
        .isEqualTo("079977a9a41068d6b5e6b58fccdb036b627367685c9dd61ff06ccdfd1b83f93a");
  }

  private static String withOpenings(String openings) {
    return """
    {name: x, game: ai-wargame, seed: 1, match: {pairs: 3, openings: %s},
     players: {p: {search: alpha-beta, depth: 2, heuristic: {linear: {material: 1}}}, o: random}}
    """
        .formatted(openings);
  }

  private static String hash(Overrides overrides) {
    return Experiments.reader()
        .read(ExperimentFile.parse(Path.of("x.yaml"), withOpenings("{}"), overrides))
        .configHash();
  }
}
