package warlab.lab.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.build.TestCheckout.Ended;

/** {@code ./warlab notebooks} runs all notebooks, or says what it misses. */
@Tag("process")
class NotebooksCommandTest {
  @TempDir Path temporary;

  private TestCheckout house;

  @BeforeEach
  void buildATinyHouseWithANotebook() throws IOException {
    house = new TestCheckout(temporary).withJava(17);
    Path script = Path.of("harness", "notebooks.sh");
    Files.copy(ProjectHome.find().resolve(script), house.folder().resolve(script));
    write("results/sample/games.csv");
    write("notebooks/story.ipynb");
  }

  private void write(String file) throws IOException {
    Path path = house.folder().resolve(file);
    Files.createDirectories(path.getParent());
    Files.createFile(path);
  }

  @Test
  void aFolderWithoutResultsIsOneClearLine() throws Exception {
    Ended ended = house.run("notebooks", "nowhere");
    assertThat(ended.err())
        .isEqualTo("warlab: nowhere is no results folder: it has no games.csv\n");
    assertThat(ended.exitCode()).isEqualTo(1);
  }

  @Test
  void aMissingConverterIsNamed() throws Exception {
    assertMisses(house.run("notebooks"), "jupyter-nbconvert");
  }

  @Test
  void missingPythonPackagesAreNamed() throws Exception {
    house.withTool("jupyter-nbconvert", "exit 1\n");
    assertMisses(house.run("notebooks"), "python3-ipykernel python3-pandas python3-matplotlib");
  }

  private static void assertMisses(Ended ended, String packages) {
    assertThat(ended.err())
        .startsWith("warlab: notebooks need " + packages + "; on Debian: apt-get install ")
        .hasLineCount(1);
    assertThat(ended.exitCode()).isEqualTo(1);
  }

  @Test
  void everyNotebookIsRunOnTheResults() throws Exception {
    // The converter is a shell script here, so its language is asked to import the packages.
    house.withTool("import", "exit 0\n");
    house.withTool("jupyter-nbconvert", "echo \"$WARLAB_RUN\"; echo \"$@\"\n");
    Ended ended = house.run("notebooks");
    Path folder = house.folder().toRealPath();
    assertThat(ended.out())
        .startsWith(folder.resolve("results/sample") + "\n")
        .endsWith(folder.resolve("notebooks/story.ipynb") + "\n");
    assertThat(ended.exitCode()).isZero();
  }

  @Test
  void notebooksHearOfPlugIns() throws Exception {
    house.withTool("import", "exit 0\n");
    house.withTool("jupyter-nbconvert", "echo \"$WARLAB_RUN with $WARLAB_PLUGINS\"\n");
    Ended ended = house.run("notebooks", "results/sample", "--plugins", "results");
    Path results = house.folder().toRealPath().resolve("results");
    assertThat(ended.out()).isEqualTo(results.resolve("sample") + " with " + results + "\n");
  }
}
