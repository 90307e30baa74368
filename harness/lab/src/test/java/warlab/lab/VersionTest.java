package warlab.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class VersionTest {

  @Test
  void theProgramHasTheVersionOfItsBuild() throws IOException {
    String pom = Files.readString(Path.of("../../pom.xml"));
    assertThat(pom).contains("<version>" + Version.CURRENT + "</version>\n  <packaging>pom");
    assertThat(Files.readString(Path.of("../../gradle.properties")))
        .contains("\nversion=" + Version.CURRENT + "\n");
  }

  @Test
  void resultsOfLaterVersionsThanTheOldestCanBeRead() {
    assertThat(List.of(Version.CURRENT, "0.5.0", "0.5.1", "0.10.0", "1.0.0"))
        .allMatch(Version::isReadable);
    assertThat(List.of("0.4.0", "0.4.12", "0.1.0", "unknown", "")).noneMatch(Version::isReadable);
  }
}
