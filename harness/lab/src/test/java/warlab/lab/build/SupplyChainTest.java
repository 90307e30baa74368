package warlab.lab.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import warlab.lab.config.Sha256;

/** What others made and we run is, byte for byte, what was once looked at. */
class SupplyChainTest {
  private static final Path HOME = ProjectHome.find();
  private static final Path LIST = HOME.resolve("gradle/jars.sha256");

  /** Annotations that compilers read: Maven has them here too, Gradle has not. */
  private static final Pattern COMPILE_ONLY = Pattern.compile(".*  (jspecify|apiguardian-api)-.*");

  /** The program's libraries, those of its tests, and the wrapper that fetches Gradle. */
  @Test
  void everyJarHasTheHashThatIsListed() throws IOException {
    List<String> listed = Files.readAllLines(LIST);
    var there = new TreeSet<String>();
    there.add(line(HOME.resolve("gradle/wrapper/gradle-wrapper.jar")));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (isLibrary(Path.of(entry).toAbsolutePath())) {
        there.add(line(Path.of(entry)));
      }
    }
    var gone = new TreeSet<>(listed);
    gone.removeAll(there);
    gone.removeIf(line -> COMPILE_ONLY.matcher(line).matches());
    there.removeAll(listed);
    assertThat(there)
        .as("jars that are not as %s has them; if that is meant, put these lines there", LIST)
        .isEmpty();
    assertThat(gone).as("lines of %s without such a jar; delete them", LIST).isEmpty();
  }

  /** Not our own, which a build has just made, nor those that Gradle runs tests with. */
  private static boolean isLibrary(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(".jar") && !file.startsWith(HOME) && !name.startsWith("gradle-");
  }

  /** As {@code sha256sum} prints it. */
  private static String line(Path jar) {
    try {
      return Sha256.of(Files.readAllBytes(jar)) + "  " + jar.getFileName();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Test
  void theWrapperRefusesAnyOtherGradle() throws IOException {
    assertThat(Files.readString(HOME.resolve("gradle/wrapper/gradle-wrapper.properties")))
        .containsPattern(Pattern.compile("(?m)^distributionSha256Sum=[0-9a-f]{64}$"));
  }
}
