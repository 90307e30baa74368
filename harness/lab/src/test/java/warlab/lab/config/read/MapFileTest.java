package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.tankwars.map.MapDocument;
import warlab.games.tankwars.map.MapText;
import warlab.games.tankwars.map.TankMap;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigParser;

class MapFileTest {
  private static final String SMALL =
      """
      {"Tiles": [
        [{"Type": 66, "ImageID": 9, "Unit": {"Player": 1, "Type": 84}}],
        [{"Type": 71, "Unit": null, "Owner": 4, "Supply": {"1": 3}}],
        [{"Type": 66, "Unit": {"Player": 2, "Type": 85, "Health": 3, "Close View": 1}}]
       ],
       "XWidth": 3, "YHeight": 1, "Reinforcement": {"900": 65}, "Iteration": 477}
      """;

  private static TankMap read(String file, String json) {
    return MapDocument.read(file, ConfigParser.parseFile(file, json));
  }

  @Test
  void onlyWhatAMapIsMadeOfIsRead() {
    TankMap map = read("maps/small.json", SMALL);
    assertThat(MapText.write(map)).isEqualTo("3x1|900A|BGB|1T0.0,2U2.0");
    assertThat(map.name()).isEqualTo("small");
    assertThat(map.images()).isEqualTo(List.of(9, 0, 0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"Type\": 71 | \"Type\": 72000 | m.json:3:13: Type: no ground has this code, expected",
        "\"Type\": 84 | \"Type\": 83 | m.json:2:61: no unit has the code 83, expected 65 ARTILLERY",
        "\"Type\": 71 | \"Typ\": 71 | m.json:3:4: Type: missing",
        "\"Unit\": null | \"unit\": null | m.json:3:4: Unit: missing",
        "\"XWidth\": 3 | \"XWidth\": 4 | m.json:1:11: Tiles: expected a list of 4, not 3",
        "\"YHeight\": 1 | \"YHeight\": 2 | m.json:2:3: a column of Tiles: expected a list of 2, not"
            + " 1",
        "\"XWidth\": 3 | \"XWidth\": 3000 | m.json:1:1: XWidth, YHeight: no board of 3000x1",
        "\"XWidth\": 3 | \"XWidth\": \"3\" | m.json:6:12: XWidth: expected a whole number from 0,"
            + " not '3'",
        "\"900\": 65 | \"soon\": 65 | Reinforcement: no counter is 'soon'",
        "\"900\": 65 | \"900\": 66 | no unit has the code 66",
        "\"Player\": 2 | \"Player\": 1 | map 'm': units of 1 players, expected at least 2",
        "\"Iteration\": 477} | \"Iteration\": | m.json:7:1: not valid YAML or JSON",
      })
  void whatIsWrongIsRefusedWithItsPlace(String right, String wrong, String message) {
    assertThatThrownBy(() -> read("m.json", SMALL.replace(right, wrong)))
        .isInstanceOf(ConfigException.class)
        .hasMessageContaining(message)
        .hasMessageNotContaining("\n");
  }

  @Test
  void anExperimentMayBePlayedOnAMapFile(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("own.json"), SMALL);
    String experiment =
        """
        name: own
        game: tank-wars
        seed: 1
        gameOptions: { map: { file: own.json } }
        players:
          one: { search: random }
          two: { search: random }
        match: { pairs: 1 }
        """;
    ExperimentConfig config =
        Experiments.realReader()
            .read(ExperimentFile.parse(folder.resolve("own.yaml"), experiment, Overrides.none()));
    assertThat(config.gameOptions()).containsEntry("map", "3x1|900A|BGB|1T0.0,2U2.0");
  }

  @Test
  void aFileIsReadFromDisk(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("own.json"), SMALL);
    assertThat(MapDocument.read(file.toString(), ConfigParser.parseFile(file)).name())
        .isEqualTo("own");
    assertThatThrownBy(() -> ConfigParser.parseFile(folder.resolve("none.json")))
        .isInstanceOf(ConfigException.class)
        .hasMessageEndingWith("none.json: no such file");
  }
}
