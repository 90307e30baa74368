package warlab.lab.build;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the project lies: tests start in the folder of their module. */
public final class ProjectHome {

  private ProjectHome() {}

  public static Path find() {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.exists(folder.resolve("settings.gradle.kts"))) {
      folder = folder.getParent();
    }
    if (folder == null) {
      throw new IllegalStateException("these tests run inside the project's folder");
    }
    return folder;
  }
}
