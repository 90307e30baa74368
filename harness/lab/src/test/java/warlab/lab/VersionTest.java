package warlab.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class VersionTest {

  @Test
  void theProgramHasTheVersionOfItsBuild() throws IOException {
    String pom = Files.readString(Path.of("../../pom.xml"));
    assertThat(pom).contains("<version>" + Version.CURRENT + "</version>\n  <packaging>pom");
    assertThat(Files.readString(Path.of("../../gradle.properties")))
        .contains("\nversion=" + Version.CURRENT + "\n");
  }
}
