package warlab.lab.config.read;

import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The name of a folder that can be made; refuses what no system would take. */
final class FolderName {
  private static final int LONGEST_PART = 255;

  /** What systems allow, less what the names of the files in it take. */
  private static final int LONGEST = 4000;

  private FolderName() {}

  static void check(Section section, String key, @Nullable String name) {
    if (name == null) {
      return;
    }
    if (name.isBlank()) {
      throw section.refusal(key, "expected the name of a folder, not an empty text");
    }
    try {
      Path path = Path.of(name).toAbsolutePath();
      for (Path part : path) {
        refuseLonger(section, key, "a part of the name", part, LONGEST_PART);
      }
      refuseLonger(section, key, "the whole name", path, LONGEST);
    } catch (InvalidPathException impossible) {
      throw section.refusal(key, "cannot be the name of a folder: " + impossible.getReason());
    }
  }

  private static void refuseLonger(Section section, String key, String what, Path path, int most) {
    int bytes = path.toString().getBytes(StandardCharsets.UTF_8).length;
    if (bytes > most) {
      throw section.refusal(key, what + " has " + bytes + " bytes, expected at most " + most);
    }
  }
}
