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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.Game;
import warlab.games.Option;
import warlab.lab.StoredText;
import warlab.lab.build.ProjectHome;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.lab.config.TestCatalog;
import warlab.lab.plan.ExperimentPlan;

/** The configs that come with the program, the reference and the schema. */
class ReadyConfigsTest {
  private static final Path CONFIGS = ProjectHome.find().resolve("configs");
  private static final Catalog CATALOG = TestCatalog.discovered();

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
    assertThat(ExperimentPlan.make(config).pair(0)).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("readyConfigs")
  void beginsWithItsQuestion(Path file) throws IOException {
    String question = String.valueOf(read(file).question());

    assertThat(question).endsWith("?");
    assertThat(Files.readString(file)).startsWith("question: " + question + "\n");
  }

  @Test
  void quickstartHasAtLeastTwoThousandGames() {
    ExperimentConfig config = read(CONFIGS.resolve("quickstart.yaml"));

    assertThat(ExperimentPlan.make(config).gameCount()).isGreaterThanOrEqualTo(2000);
  }

  @Test
  void referenceExplainsEveryKey() throws IOException {
    String reference = Files.readString(CONFIGS.resolve("reference.yaml"));

    assertThat(everyKey())
        .allSatisfy(key -> assertThat(reference).containsPattern("(?m)(^|[#{ ])" + key + ":"));
  }

  /** Those of each kind of experiment say so themselves. */
  @Test
  void keysAreNamedLikeTheRecordTheyFill() {
    Set<String> components = new TreeSet<>();
    for (RecordComponent each : ExperimentConfig.class.getRecordComponents()) {
      components.add(each.getName());
    }
    components.remove("experiment");
    components.add(ExperimentConfig.EXTENDS); // gone when the record is filled

    assertThat(ExperimentConfig.KEYS.names()).containsExactlyInAnyOrderElementsOf(components);
  }

  @Test
  void schemaForEditorsIsUpToDate() {
    String schema =
        JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build()
                .writeValueAsString(ExperimentSchema.of(CATALOG))
            + "\n";

    StoredText.assertCurrent(CONFIGS.resolve("experiment.schema.json"), schema);
  }

  private static ExperimentConfig read(Path file) {
    return Experiments.realReader().read(ExperimentFile.open(file, Overrides.none()));
  }

  private static Set<String> everyKey() {
    Set<String> all = new TreeSet<>(Set.of("search", "sweep", "label", "file"));
    ExperimentReader.FORMS.forEach(form -> addKeys(all, ExperimentReader.top(form)));
    for (Game game : CATALOG.games()) {
      all.addAll(names(game.options()));
      all.addAll(names(game.openingOptions()));
      CATALOG.players(game).forEach(kind -> all.addAll(names(kind.options(game))));
    }
    return all;
  }

  private static List<String> names(List<Option> options) {
    return options.stream().map(Option::name).toList();
  }

  private static void addKeys(Set<String> all, Keys keys) {
    all.addAll(keys.names());
    for (Keys.Part part : keys.parts()) {
      if (part.keys() != null) {
        addKeys(all, part.keys());
      }
    }
  }
}
