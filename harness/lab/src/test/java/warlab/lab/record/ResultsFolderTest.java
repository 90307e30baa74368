package warlab.lab.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results that make way for others are kept whole under the next free name. */
class ResultsFolderTest {
  @TempDir Path temp;
  private Path mine = Path.of("");

  @BeforeEach
  void writeResults() throws IOException {
    mine = Files.createDirectory(temp.resolve("mine"));
    Files.writeString(mine.resolve("games.csv"), "first");
  }

  @Test
  void resultsGetTheNextFreeName() throws IOException {
    Files.writeString(temp.resolve("mine.1"), "in the way");
    assertThat(new ResultsFolder(mine).setAside()).isEqualTo(temp.resolve("mine.2"));
    assertThat(temp.resolve("mine.2/games.csv")).hasContent("first");
    assertThat(mine).doesNotExist();
  }

  @Test
  void aFolderWithoutResultsStays() throws IOException {
    Path photos = Files.createDirectory(temp.resolve("photos"));
    Files.writeString(photos.resolve("holiday.jpg"), "");
    assertThat(new ResultsFolder(photos).setAside()).isNull();
    assertThat(photos.resolve("holiday.jpg")).exists();
  }

  @Test
  void aFolderThatARunIsWritingToStays() {
    ResultsFolder folder = new ResultsFolder(mine);
    try (FolderLock lock = folder.lock()) {
      assertThat(lock).isNotNull();
      assertThatThrownBy(folder::setAside)
          .isInstanceOf(ResultsException.class)
          .hasMessageContaining("another run is writing to " + mine);
    }
    assertThat(mine.resolve("games.csv")).exists();
  }
}
