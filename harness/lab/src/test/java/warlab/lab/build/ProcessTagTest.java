package warlab.lab.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * {@code ./warlab test --quick} leaves out what is tagged, so what starts something has the tag.
 */
class ProcessTagTest {
  private static final String TAG = "@Tag(\"process\")";

  /** What starts a process, a server or a browser, or talks to one. */
  private static final String STARTS =
      "\\b(ProcessBuilder|ServerSocket|new Socket|HttpClient|HttpServer|JavaSparkContext)\\b"
          + "|\"java\\.home\"|\"--protocol\"";

  private static final Pattern TEST = Pattern.compile("@(Parameterized|Repeated)?Test\\b");

  @Test
  void whoeverStartsAProcessIsTaggedSo() throws IOException {
    assertThat(untagged(sources()))
        .as("tests that start processes, servers or browsers; put %s above the class", TAG)
        .isEmpty();
  }

  @Test
  void aTestThatForgetsTheTagIsFound() {
    Path far = Path.of("FarTest.java");
    assertThat(
            untagged(
                Map.of(
                    Path.of("Starter.java"),
                    "ProcessBuilder java;",
                    Path.of("Between.java"),
                    "Starter starter;",
                    far,
                    "@Test void runs() { new Between(); }",
                    Path.of("NearTest.java"),
                    TAG + " @Test void runs() { new Starter(); }",
                    Path.of("OtherTest.java"),
                    "/** As a ProcessBuilder. */ @Test void runs() {}")))
        .containsExactly(far);
  }

  /** Tests that start something, themselves or through helpers, without the tag. */
  private static Set<Path> untagged(Map<Path, String> sources) {
    Set<Path> starters = new TreeSet<>();
    String words = STARTS;
    for (boolean more = true; more; ) {
      Pattern starts = Pattern.compile(words);
      Set<Path> found = new TreeSet<>(sources.keySet());
      found.removeAll(starters);
      found.removeIf(file -> !starts.matcher(code(sources, file)).find());
      for (Path file : found) {
        if (!TEST.matcher(code(sources, file)).find()) {
          words += "|\\b" + className(file) + "\\b";
        }
      }
      more = starters.addAll(found);
    }
    starters.removeIf(
        file -> code(sources, file).contains(TAG) || !TEST.matcher(code(sources, file)).find());
    return starters;
  }

  private static String code(Map<Path, String> sources, Path file) {
    return sources.getOrDefault(file, "").replaceAll("(?s)/\\*.*?\\*/", "");
  }

  /** All test sources but this one. */
  private static Map<Path, String> sources() throws IOException {
    Map<Path, String> sources = new TreeMap<>();
    for (String modules : new String[] {"harness", "heuristics"}) {
      try (Stream<Path> files = Files.walk(ProjectHome.find().resolve(modules))) {
        sources.putAll(
            files
                .filter(file -> file.toString().replace('\\', '/').contains("/src/test/java/"))
                .filter(file -> file.toString().endsWith(".java"))
                .filter(file -> !file.endsWith("package-info.java"))
                .filter(file -> !className(file).equals(ProcessTagTest.class.getSimpleName()))
                .collect(Collectors.toMap(file -> file, ProcessTagTest::text)));
      }
    }
    return sources;
  }

  private static String className(Path file) {
    return String.valueOf(file.getFileName()).replace(".java", "");
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
