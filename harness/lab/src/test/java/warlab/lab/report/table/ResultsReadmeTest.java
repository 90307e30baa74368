package warlab.lab.report.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.config.MadeUpConfig;
import warlab.lab.record.journal.Journal;
import warlab.lab.statistics.tally.ScriptedRun;

/** Every column of every table is explained in {@code results/README.md}, and no others. */
class ResultsReadmeTest {

  @Test
  void explainsTheDerivedTables() throws IOException {
    ScriptedRun run =
        ScriptedRun.of(
            MadeUpConfig.roundRobin(
                List.of(MadeUpConfig.player("a").at(Map.of("KEY", "1")), MadeUpConfig.player("b")),
                5,
                null));
    for (Map.Entry<String, String> file : TableFiles.of(run.summary()).entrySet()) {
      ExplainedColumns.check(file.getKey(), file.getValue());
    }
  }

  @Test
  void explainsTheJournal(@TempDir Path path) throws IOException {
    new Journal(path, Journal.Mark.START).close();
    for (String name : List.of("games.csv", "moves.csv", "timings.csv")) {
      ExplainedColumns.check(name, Files.readString(path.resolve(name)));
    }
  }
}
