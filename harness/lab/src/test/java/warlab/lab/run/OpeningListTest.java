package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.TestCatalog;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Experiments;
import warlab.lab.config.read.Overrides;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.Plan;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.OpeningList;

/** {@code openings.csv}: with the config, all that it takes to play any pair. */
class OpeningListTest {
  private static final String CONFIG =
      """
      name: listed
      game: ai-wargame
      seed: 7
      players: { a: { search: random }, b: { search: random }, c: { search: random } }
      match: { pairs: 6, openings: %s, repeat: %s }
      """;

  @TempDir Path folder;

  @Test
  void anyTaskFollowsFromConfigAndList() {
    ExperimentConfig config = config("{ plies: 4 }", false);
    play(config);
    Plan made = ExperimentPlan.make(config);
    ExperimentPlan known = ExperimentPlan.of(config, whole());
    assertThat(whole().size()).isEqualTo(6);
    for (long pair = 0; pair < made.pairCount(); pair++) {
      assertThat(known.pair(pair))
          .usingRecursiveComparison()
          .ignoringFields("gameOptions")
          .isEqualTo(made.pair(pair));
    }
  }

  @Test
  void aListThatBeginsAgainIsKnownToo() {
    ExperimentConfig config = config("{ plies: 1 }", true, 60);
    play(config);
    Plan made = ExperimentPlan.make(config);
    assertThat(whole().size()).isBetween(1, 59);
    for (long pair = 0; pair < made.pairCount(); pair++) {
      assertThat(ExperimentPlan.of(config, whole()).pair(pair))
          .usingRecursiveComparison()
          .ignoringFields("gameOptions")
          .isEqualTo(made.pair(pair));
    }
  }

  @Test
  void anOpeningThatTheListLostIsNotTakenForAnother() throws IOException {
    ExperimentConfig config = config("{ plies: 4 }", false);
    play(config);
    Path file = folder.resolve("openings.csv");
    Files.write(file, Files.readAllLines(file).subList(0, 3));
    assertThat(whole().size()).isEqualTo(2);
    Plan made = ExperimentPlan.make(config);
    for (long pair = 0; pair < made.pairCount(); pair++) {
      assertThat(ExperimentPlan.of(config, whole()).pair(pair).get(0).opening())
          .isEqualTo(made.pair(pair).get(0).opening());
    }
  }

  @Test
  void whatIsLostOrTornIsMadeAgain() throws IOException {
    ExperimentConfig config = config("{ plies: 4 }", false);
    play(config);
    Path file = folder.resolve("openings.csv");
    String before = Files.readString(file);
    Files.writeString(file, before.substring(0, before.length() / 2));
    play(config);
    assertThat(Files.readString(file)).isEqualTo(before);
    Files.delete(file);
    play(config);
    assertThat(Files.readString(file)).isEqualTo(before);
  }

  @Test
  void aLongerRunExtendsTheList() throws IOException {
    play(config("{ plies: 4 }", false));
    String before = Files.readString(folder.resolve("openings.csv"));
    play(config("{ plies: 4 }", false, 9));
    assertThat(Files.readString(folder.resolve("openings.csv"))).startsWith(before);
    assertThat(whole().size()).isEqualTo(9);
  }

  @Test
  void aChangedRowIsNamed() throws IOException {
    play(config("{ plies: 4 }", false));
    Path file = folder.resolve("openings.csv");
    Files.writeString(file, Files.readString(file).replaceFirst("\n0,.", "\n0,x"));
    assertThatThrownBy(this::whole)
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("openings.csv line 2");
    Files.writeString(file, "3,x,00000000\n", StandardOpenOption.APPEND);
    assertThatThrownBy(() -> play(config("{ plies: 4 }", false)))
        .hasMessageContaining("openings.csv line 2")
        .hasMessageContaining("delete the file to have it made again");
  }

  @Test
  void aRowInTheWrongPlaceIsNamed() throws IOException {
    play(config("{ plies: 4 }", false));
    Path file = folder.resolve("openings.csv");
    List<String> lines = Files.readAllLines(file);
    Collections.swap(lines, 2, 4);
    Files.write(file, lines);
    assertThatThrownBy(this::whole).hasMessageContaining("openings.csv line 3: opening 3 where 1");
    assertThatThrownBy(() -> play(config("{ plies: 4 }", false)))
        .hasMessageContaining("openings.csv line 3: opening 3 where 1 is expected")
        .hasMessageContaining("delete the file to have it made again");
  }

  @Test
  void theOpeningsOfARunCanBePlayedInAnother() {
    ExperimentConfig config = config("{ plies: 4 }", false);
    play(config);
    ExperimentConfig again = config("{ file: openings.csv }", false);
    for (int pair = 0; pair < 6; pair++) {
      assertThat(ExperimentPlan.make(again).pair(3L * pair).get(0).opening().text())
          .isEqualTo(Objects.requireNonNull(whole().find(pair)).text());
    }
  }

  private ExperimentConfig config(String openings, boolean repeat) {
    return config(openings, repeat, 6);
  }

  private ExperimentConfig config(String openings, boolean repeat, int pairs) {
    String text = CONFIG.formatted(openings, repeat);
    return Experiments.realReader()
        .read(ExperimentFile.parse(folder.resolve("x.yaml"), text, Overrides.none().pairs(pairs)));
  }

  private void play(ExperimentConfig config) {
    RunSpec spec = RunSpec.of(config, TestCatalog.discovered());
    new ExperimentRun(spec, new ResultsFolder(folder), 2, List.of()).run();
  }

  private OpeningList whole() {
    return new OpeningList(folder, number -> true);
  }
}
