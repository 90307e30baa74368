package warlab.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import warlab.lab.build.ProjectHome;

/** What can be said of the notebooks without Python; {@code ./warlab notebooks} runs them. */
class NotebooksTest {
  private static final Path SAMPLE = ProjectHome.find().resolve("results/sample");
  private static final Pattern TABLE = Pattern.compile("\"(\\w+\\.csv)\"");

  /** Python and its libraries write no names like this, so they are columns of ours. */
  private static final Pattern CAMEL_CASE = Pattern.compile("\\b[a-z]+[A-Z]\\w*");

  static List<Path> notebooks() throws IOException {
    try (Stream<Path> files = Files.list(ProjectHome.find().resolve("notebooks"))) {
      return files.filter(file -> file.toString().endsWith(".ipynb")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void isStoredWithoutOutputs(Path file) {
    JsonNode notebook = JsonMapper.builder().build().readTree(file.toFile());
    assertThat(notebook.get("nbformat").asInt()).isEqualTo(4);
    assertThat(notebook.get("cells")).isNotEmpty();
    for (JsonNode cell : notebook.get("cells")) {
      assertThat(cell.get("id").asString()).isNotEmpty();
      if (cell.get("cell_type").asString().equals("code")) {
        assertThat(cell.get("outputs")).isEmpty();
        assertThat(cell.get("execution_count").isNull()).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void readsTablesAndColumnsThatExist(Path file) throws IOException {
    String code = code(file);
    Set<String> columns = new HashSet<>();
    for (String table : matches(TABLE, code, 1)) {
      String header = Files.readAllLines(SAMPLE.resolve(table)).get(0);
      columns.addAll(List.of(header.split(",")));
    }
    assertThat(columns).containsAll(matches(CAMEL_CASE, code, 0));
  }

  private static String code(Path file) {
    JsonNode cells = JsonMapper.builder().build().readTree(file.toFile()).get("cells");
    return StreamSupport.stream(cells.spliterator(), false)
        .filter(cell -> cell.get("cell_type").asString().equals("code"))
        .flatMap(cell -> StreamSupport.stream(cell.get("source").spliterator(), false))
        .map(JsonNode::asString)
        .collect(Collectors.joining());
  }

  private static Set<String> matches(Pattern pattern, String text, int group) {
    return pattern
        .matcher(text)
        .results()
        .map(match -> match.group(group))
        .collect(Collectors.toSet());
  }
}
