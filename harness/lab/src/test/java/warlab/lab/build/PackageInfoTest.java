package warlab.lab.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Our own packages describe themselves; a user's own code, elsewhere, need not. */
class PackageInfoTest {

  @Test
  void everyPackageSaysWhatIsInItAndIsNullMarked() throws IOException {
    for (String module : List.of("harness", "heuristics")) {
      try (Stream<Path> files = Files.walk(ProjectHome.find().resolve(module))) {
        List<Path> packages =
            files
                .filter(
                    file -> file.toString().replace('\\', '/').contains("/src/main/java/warlab/"))
                .filter(file -> file.toString().endsWith(".java"))
                .map(Path::getParent)
                .distinct()
                .toList();
        assertThat(packages).isNotEmpty().allSatisfy(PackageInfoTest::assertDescribed);
      }
    }
  }

  private static void assertDescribed(Path folder) throws IOException {
    assertThat(folder.resolve("package-info.java")).exists();
    assertThat(Files.readString(folder.resolve("package-info.java")))
        .startsWith("/**")
        .contains("@NullMarked");
  }
}
