package warlab.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
    List<NamedCsvRecord> moves = rows("moves.csv");
    for (NamedCsvRecord played : rows("games.csv")) {
      Position position = start(game, played.getField("opening"));
      moves.stream()
          .filter(move -> move.getField("game").equals(played.getField("game")))
          .map(move -> CsvText.unguarded(move.getField("move")))
          .forEach(move -> position.play(game.notation().parseMove(position, move)));
      assertThat(position.isOver()).isTrue();
      assertThat(FileWords.of(position.outcome())).isEqualTo(played.getField("outcome"));
      assertThat(position.ending().id()).isEqualTo(played.getField("ending"));
    }
  }

  private Position start(Game game, String opening) throws IOException {
    NamedCsvRecord row =
        rows("openings.csv").stream()
            .filter(each -> each.getField("opening").equals(opening))
            .findFirst()
            .orElseThrow();
    return game.parse(CsvText.unguarded(row.getField("text")), Options.defaults(game.options()));
  }

  private List<NamedCsvRecord> rows(String file) throws IOException {
    try (CsvReader<NamedCsvRecord> reader =
        CsvReader.builder().ofNamedCsvRecord(folder.resolve(file))) {
      return reader.stream().toList();
    }
  }
}
