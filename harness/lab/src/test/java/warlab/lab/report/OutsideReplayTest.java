package warlab.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.lab.CsvText;
import warlab.lab.record.FileWords;

/** What somebody needs who has the files of a run and the rules of its game, and nothing else. */
class OutsideReplayTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"ai-wargame", "grid-conflict"})
  void startsAndMovesReplayEveryRecordedGame(String id) throws IOException {
    PlayedExperiment.play(PlayedExperiment.randomPair(id).replace("pairs: 1", "pairs: 5"), folder);
    Game game = PlayedExperiment.catalog().game(id).orElseThrow();
    List<Map<String, String>> moves = rows("moves.csv");
    for (Map<String, String> played : rows("games.csv")) {
      Position position = start(game, String.valueOf(played.get("opening")));
      moves.stream()
          .filter(move -> Objects.equals(move.get("game"), played.get("game")))
          .map(move -> CsvText.unguarded(String.valueOf(move.get("move"))))
          .forEach(move -> position.play(game.notation().parseMove(position, move)));
      assertThat(position.isOver()).isTrue();
      assertThat(FileWords.of(position.outcome())).isEqualTo(played.get("outcome"));
      assertThat(position.ending().id()).isEqualTo(played.get("ending"));
    }
  }

  private Position start(Game game, String opening) throws IOException {
    Map<String, String> row =
        rows("openings.csv").stream()
            .filter(each -> opening.equals(each.get("opening")))
            .findFirst()
            .orElseThrow();
    return game.parse(
        CsvText.unguarded(String.valueOf(row.get("text"))), Options.defaults(game.options()));
  }

  private List<Map<String, String>> rows(String file) throws IOException {
    List<List<String>> lines =
        Files.readAllLines(folder.resolve(file)).stream()
            .map(line -> Objects.requireNonNull(CsvText.fields(line)))
            .toList();
    return lines.stream().skip(1).map(fields -> named(lines.get(0), fields)).toList();
  }

  private static Map<String, String> named(List<String> names, List<String> fields) {
    Map<String, String> row = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      row.put(names.get(i), fields.get(i));
    }
    return row;
  }
}
