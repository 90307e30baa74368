package warlab.lab.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What authors of plug-ins build on is documented without a warning, as the build makes it. */
@Tag("long")
class JavadocTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"games", "players"})
  void theJavadocHasNoWarning(String module) throws IOException {
    Path sources = ProjectHome.find().resolve("harness/" + module + "/src/main/java");
    List<String> words = new ArrayList<>(List.of("-quiet", "-encoding", "UTF-8"));
    words.addAll(List.of("-Xdoclint:all,-missing", "-d", folder.toString()));
    words.addAll(List.of("-cp", System.getProperty("java.class.path")));
    try (Stream<Path> files = Files.walk(sources)) {
      files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(words::add);
    }
    StringWriter told = new StringWriter();
    PrintWriter out = new PrintWriter(told);
    int code =
        ToolProvider.findFirst("javadoc").orElseThrow().run(out, out, words.toArray(String[]::new));
    assertThat(told.toString()).isEmpty();
    assertThat(code).isZero();
  }
}
