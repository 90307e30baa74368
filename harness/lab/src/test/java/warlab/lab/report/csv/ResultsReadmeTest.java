package warlab.lab.report.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.build.ProjectHome;
import warlab.lab.record.journal.Journal;
import warlab.lab.record.journal.JournalMark;
import warlab.lab.statistics.tally.ScriptedRun;

/** Every column of every table is explained in {@code results/README.md}, and no others. */
class ResultsReadmeTest {
  private static final Pattern COLUMN = Pattern.compile("(?m)^\\| `([\\w.]+)` \\|");

  private static List<String> explained(String file) throws IOException {
    String readme = Files.readString(ProjectHome.find().resolve("results/README.md"));
    String section = readme.split("\n## " + Pattern.quote(file) + "\n", 2)[1].split("\n## ", 2)[0];
    return COLUMN.matcher(section).results().map((MatchResult each) -> each.group(1)).toList();
  }

  private static List<String> columns(String text) {
    return Arrays.asList(text.lines().findFirst().orElseThrow().split(",", -1));
  }

  @Test
  void explainsTheDerivedTables() throws IOException {
    Map<String, String> files = CsvFiles.of(ScriptedRun.roundRobin("a", "b").summary());
    for (Map.Entry<String, String> file : files.entrySet()) {
      assertThat(explained(file.getKey()).stream().filter(name -> !name.equals("sweep.KEY")))
          .as(file.getKey())
          .isEqualTo(columns(file.getValue()));
    }
  }

  @Test
  void explainsTheJournal(@TempDir Path path) throws IOException {
    new Journal(path, JournalMark.START).close();
    for (String name : List.of("games.csv", "moves.csv", "timings.csv")) {
      assertThat(explained(name)).as(name).isEqualTo(columns(Files.readString(path.resolve(name))));
    }
  }
}
