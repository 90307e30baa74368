package warlab.lab.report.section;

import java.util.List;
import warlab.lab.Resource;
import warlab.lab.report.page.Section;
import warlab.lab.report.table.Columns;

/** The words that pages and docs use in a meaning of their own; {@code docs/glossary.md} too. */
public final class Glossary {
  private Glossary() {}

  /** A word and what it means here. */
  public record Word(String word, String meaning) {}

  public static List<Word> words() {
    return Resource.text(Glossary.class, "glossary.txt")
        .orElseThrow()
        .lines()
        .map(line -> line.split(": ", 2))
        .map(parts -> new Word(parts[0], parts[1]))
        .toList();
  }

  /** The chapter of a page for readers who know none of these words. */
  public static Section section() {
    return new Section("glossary", "Glossary")
        .add(
            new Columns<Word>()
                .words("word", Word::word)
                .words("meaning", Word::meaning)
                .table("Words of this page", words())
                .collapsed());
  }
}
