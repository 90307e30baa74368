package warlab.lab.report.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import warlab.lab.build.ProjectHome;

/** The columns of a table, as they are and as {@code results/README.md} explains them. */
public final class ExplainedColumns {
  private static final Pattern COLUMN = Pattern.compile("(?m)^\\| `([\\w.]+)` \\|");

  private ExplainedColumns() {}

  /** Fails unless a file's section explains just its columns, and prints the lines it lacks. */
  public static void check(String file, String csv) throws IOException {
    List<String> columns = List.of(csv.lines().findFirst().orElseThrow().split(",", -1));
    List<String> explained = of(file);
    String missing =
        columns.stream()
            .filter(name -> !explained.contains(name))
            .map("\n| `%s` | what it means |"::formatted)
            .collect(Collectors.joining());
    assertThat(explained)
        .as("explained in results/README.md under %s, where lines are missing:%s", file, missing)
        .isEqualTo(columns);
  }

  private static List<String> of(String file) throws IOException {
    String readme = Files.readString(ProjectHome.find().resolve("results/README.md"));
    List<String> sections = List.of(readme.split("\n## ", -1));
    String section =
        sections.stream().filter(each -> each.startsWith(file + "\n")).findFirst().orElseThrow();
    return COLUMN.matcher(section).results().map(each -> each.group(1)).toList();
  }
}
