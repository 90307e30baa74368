package warlab.lab.report.section;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import warlab.lab.report.page.Section;
import warlab.lab.report.table.Columns;

/** The words that pages and docs use in a meaning of their own; {@code docs/glossary.md} too. */
public final class Glossary {
  private Glossary() {}

  /** A word and what it means here. */
  public record Word(String word, String meaning) {}

  public static List<Word> words() {
    try (InputStream in = Glossary.class.getResourceAsStream("glossary.txt")) {
      byte[] bytes = Objects.requireNonNull(in).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split(": ", 2))
          .map(parts -> new Word(parts[0], parts[1]))
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The chapter of a page for readers who know none of these words. */
  public static Section section() {
    return new Section("glossary", "Glossary")
        .add(
            new Columns<Word>()
                .words("word", Word::word)
                .words("meaning", Word::meaning)
                .table("Words of this page", words())
                .folded());
  }
}
