package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.Game;
import warlab.games.Option;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.plan.PlanMaker;
import warlab.players.PlayerFactory;

/** The configs that come with the program, the reference and the schema. */
class ReadyConfigsTest {
  private static final Path CONFIGS = Path.of("..", "..", "configs");
  private static final Catalog CATALOG = Catalog.discover(ReadyConfigsTest.class.getClassLoader());

  static List<Path> readyConfigs() throws IOException {
    try (Stream<Path> files = Files.list(CONFIGS)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("readyConfigs")
  void isReadPlannedAndNamedLikeItsFile(Path file) {
    ExperimentConfig config = read(file);

    assertThat(file).hasFileName(config.name() + ".yaml");
    assertThat(PlanMaker.make(config).pair(0)).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("readyConfigs")
  void beginsWithItsQuestion(Path file) throws IOException {
    assertThat(Files.readAllLines(file).get(0)).startsWith("# ").containsAnyOf("?", "Every key");
  }

  @Test
  void quickstartHasAtLeastTwoThousandGames() {
    ExperimentConfig config = read(CONFIGS.resolve("quickstart.yaml"));

    assertThat(PlanMaker.make(config).gameCount()).isGreaterThanOrEqualTo(2000);
  }

  @Test
  void referenceExplainsEveryKey() throws IOException {
    String reference = Files.readString(CONFIGS.resolve("reference.yaml"));

    assertThat(everyKey()).allSatisfy(key -> assertThat(reference).contains(key + ":"));
  }

  @Test
  void keysAreNamedLikeTheRecordsTheyFill() {
    assertThat(keys(ExperimentKeys.EXPERIMENT, ExperimentKeys.EXPERIMENT_PARTS))
        .isEqualTo(components(ExperimentConfig.class));
    assertThat(keys(ExperimentKeys.MATCH, ExperimentKeys.MATCH_PARTS))
        .isEqualTo(components(MatchSpec.class));
    assertThat(keys(ExperimentKeys.SPRT, List.of())).isEqualTo(components(SprtSpec.class));
  }

  @Test
  void schemaForEditorsIsUpToDate(@TempDir(cleanup = CleanupMode.ON_SUCCESS) Path folder)
      throws IOException {
    String schema =
        JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build()
                .writeValueAsString(ExperimentSchema.of(CATALOG))
            + "\n";
    Path fresh = Files.writeString(folder.resolve("experiment.schema.json"), schema);

    assertThat(CONFIGS.resolve("experiment.schema.json"))
        .as("copy %s over it", fresh)
        .hasContent(schema);
  }

  private static ExperimentConfig read(Path file) {
    return new ConfigReader(CATALOG, new Machine(2, 1L << 31)).read(file, Overrides.none());
  }

  private static Set<String> everyKey() {
    Set<String> all = keys(ExperimentKeys.EXPERIMENT, ExperimentKeys.EXPERIMENT_PARTS);
    all.addAll(keys(ExperimentKeys.MATCH, ExperimentKeys.MATCH_PARTS));
    all.addAll(keys(ExperimentKeys.SPRT, List.of("sprt", "search", "sweep", "file")));
    for (Game game : CATALOG.games()) {
      all.addAll(keys(game.options(), List.of()));
      all.addAll(keys(game.openingOptions(), List.of()));
      for (PlayerFactory kind : CATALOG.players(game)) {
        all.addAll(keys(kind.options(game), List.of()));
      }
    }
    return all;
  }

  private static Set<String> keys(List<Option> options, List<String> parts) {
    Set<String> keys = new TreeSet<>(parts);
    options.forEach(option -> keys.add(option.name()));
    return keys;
  }

  private static Set<String> components(Class<? extends Record> type) {
    Set<String> names = new TreeSet<>();
    Stream.of(type.getRecordComponents()).map(RecordComponent::getName).forEach(names::add);
    return names;
  }
}
