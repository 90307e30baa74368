package warlab.lab.report.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.NumberText;

/** An answer as text, plain for terminals or as Markdown for reports or submissions. */
public final class AnswerText {
  private AnswerText() {}

  /** Columns stand below each other; every line ends with a line feed. */
  public static String plain(Answer answer) {
    List<String> lines = new ArrayList<>();
    sentences(answer).forEach(sentence -> lines.add(NumberText.typed(sentence.toString())));
    for (Table table : answer.tables()) {
      if (!table.rows().isEmpty()) {
        lines.add("");
        lines.addAll(plain(table));
      }
    }
    return lines.stream().map(line -> line.stripTrailing() + "\n").collect(Collectors.joining());
  }

  /** The question, what one must know, and what came out. */
  private static List<Prose> sentences(Answer answer) {
    List<Prose> sentences = new ArrayList<>();
    String question = answer.config().question();
    if (question != null) {
      sentences.add(Prose.of(question));
    }
    sentences.addAll(answer.warnings());
    if (answer.state() == Answer.State.RUNNING) {
      sentences.add(
          Prose.of(
              "Still running: %s of %s so far.",
              NumberText.count(answer.played()), NumberText.count(answer.planned(), "game")));
    }
    sentences.addAll(answer.headline());
    return sentences;
  }

  private static List<String> plain(Table table) {
    List<List<String>> rows = texts(table);
    List<Table.Column> columns = table.columns();
    int[] widths =
        IntStream.range(0, columns.size())
            .map(column -> rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0))
            .toArray();
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        String blanks = " ".repeat(widths[i] - row.get(i).length());
        line.append(i == 0 ? "" : "  ");
        line.append(columns.get(i).isNumeric() ? blanks + row.get(i) : row.get(i) + blanks);
      }
      lines.add(line.toString());
    }
    if (!table.caption().isEmpty()) {
      lines.add(NumberText.typed(table.caption()));
    }
    return lines;
  }

  /** The heads, then the rows. */
  private static List<List<String>> texts(Table table) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(table.columns().stream().map(column -> NumberText.typed(column.name())).toList());
    for (List<Cell> row : table.rows()) {
      rows.add(row.stream().map(cell -> NumberText.typed(cell.text())).toList());
    }
    return rows;
  }

  /** A heading, the sentences and the table. */
  public static String markdown(Answer answer) {
    StringBuilder text = new StringBuilder();
    text.append("## ").append(marked(answer.config().name())).append("\n\n");
    sentences(answer).forEach(sentence -> text.append(marked(sentence)).append("\n\n"));
    return text
        + answer.tables().stream()
            .filter(table -> !table.rows().isEmpty())
            .map(AnswerText::markdown)
            .collect(Collectors.joining("\n"));
  }

  private static String markdown(Table table) {
    StringBuilder text = new StringBuilder();
    List<List<String>> rows = texts(table);
    text.append(row(rows.get(0)));
    text.append(row(table.columns().stream().map(c -> c.isNumeric() ? "---:" : "---").toList()));
    rows.stream().skip(1).forEach(cells -> text.append(row(cells)));
    return table.caption().isEmpty()
        ? text.toString()
        : text + "\n" + NumberText.typed(table.caption()) + "\n";
  }

  private static String row(List<String> cells) {
    return cells.stream()
        .map(cell -> cell.replace("|", "\\|"))
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  private static String marked(Prose prose) {
    return prose.spans().stream()
        .map(
            span ->
                switch (span.kind()) {
                  case "code" -> "`" + span.text() + "`";
                  case "strong" -> "**" + NumberText.typed(span.text()).strip() + "** ";
                  default -> marked(NumberText.typed(span.text()));
                })
        .collect(Collectors.joining());
  }

  /** Letters that Markdown would take for marks. */
  private static String marked(String text) {
    return text.replaceAll("([\\\\`*_<|])", "\\\\$1");
  }
}
