package warlab.lab.tune;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import warlab.lab.build.ProjectHome;

/** The columns of a table, as they are and as {@code results/README.md} explains them. */
public final class ExplainedColumns {
  private static final Pattern COLUMN = Pattern.compile("(?m)^\\| `([\\w.]+)` \\|");

  private ExplainedColumns() {}

  /** Those of a table's text. */
  public static List<String> columns(String text) {
    return List.of(text.lines().findFirst().orElseThrow().split(",", -1));
  }

  /** Those that the section of a file explains. */
  public static List<String> of(String file) throws IOException {
    String readme = Files.readString(ProjectHome.find().resolve("results/README.md"));
    List<String> sections = List.of(readme.split("\n## ", -1));
    String section =
        sections.stream().filter(each -> each.startsWith(file + "\n")).findFirst().orElseThrow();
    return COLUMN.matcher(section).results().map(each -> each.group(1)).toList();
  }
}
