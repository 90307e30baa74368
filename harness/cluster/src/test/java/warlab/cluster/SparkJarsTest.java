package warlab.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import warlab.lab.config.Sha256;

/** What comes with Spark is, byte for byte, what was once looked at, and nothing else has it. */
@Tag("process")
class SparkJarsTest {
  private static final Path LIST = TestCluster.home().resolve("gradle/spark-jars.sha256");

  @Test
  void everyJarBesideTheLabsHasTheHashThatIsListed() throws IOException {
    Set<String> lab = Set.copyOf(Files.readAllLines(LIST.resolveSibling("jars.sha256")));
    var there = new TreeSet<String>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path jar = Path.of(entry).toAbsolutePath();
      String name = String.valueOf(jar.getFileName());
      boolean isLibrary =
          name.endsWith(".jar")
              && !jar.startsWith(TestCluster.home())
              && !name.startsWith("gradle-");
      if (isLibrary) {
        there.add(Sha256.of(jar) + "  " + name);
      }
    }
    there.removeAll(lab);
    assertThat(there)
        .as("if that is meant, these are the lines of %s", LIST)
        .containsExactlyInAnyOrderElementsOf(Files.readAllLines(LIST));
  }
}
