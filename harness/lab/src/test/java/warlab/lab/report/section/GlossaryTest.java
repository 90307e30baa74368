package warlab.lab.report.section;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import warlab.lab.StoredText;
import warlab.lab.build.ProjectHome;

class GlossaryTest {
  private static final Path PAGE = ProjectHome.find().resolve("docs/glossary.md");

  @Test
  void docsAndReportHaveTheSameWords() {
    StoredText.assertCurrent(
        PAGE,
        """
        # Glossary

        Words of Warlab's pages and docs. Every report ends with this table.

        | word | meaning |
        |---|---|
        """
            + Glossary.words().stream()
                .map(each -> "| **%s** | %s |\n".formatted(each.word(), each.meaning()))
                .collect(joining()));
  }

  @Test
  void everyWordIsThereOnce() {
    assertThat(Glossary.words()).extracting(Glossary.Word::word).doesNotHaveDuplicates();
  }
}
