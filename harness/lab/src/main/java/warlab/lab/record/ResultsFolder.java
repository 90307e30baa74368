package warlab.lab.record;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The folder that one experiment's results lie in, and its files by what they hold. */
public final class ResultsFolder {
  private static final String MANIFEST = "manifest.json";
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private final Path path;

  public ResultsFolder(Path path) {
    this.path = path;
  }

  public Path path() {
    return path;
  }

  /** Makes the folder unless it is there. */
  public void create() {
    if (Files.isDirectory(path)) {
      return;
    }
    try {
      Files.createDirectories(path);
      WholeFiles.forceName(path);
    } catch (IOException refused) {
      throw ResultsException.of("make the folder", path, refused);
    }
  }

  /** Keeps every other process out until the lock is closed or this process ends. */
  public FolderLock lock() {
    return new FolderLock(path);
  }

  /** Writes down what the experiment is, as a config. */
  public void describe(String experiment) {
    replace("experiment.yaml", experiment);
  }

  /**
   * {@code null} before a run began here.
   *
   * @throws ResultsException when it is damaged
   */
  public @Nullable Manifest manifest() {
    if (hasDamagedManifest()) {
      throw new ResultsException(
          path.resolve(MANIFEST)
              + " is damaged, so nobody knows what played these games; put a copy of it back, or"
              + " delete it: then report works, and to play choose another --out");
    }
    return readManifest();
  }

  /** Whether it is there but empty, cut or anything else than a manifest. */
  public boolean hasDamagedManifest() {
    return Files.exists(path.resolve(MANIFEST)) && readManifest() == null;
  }

  private @Nullable Manifest readManifest() {
    Path file = path.resolve(MANIFEST);
    try {
      Manifest read =
          Files.exists(file) ? JSON.readValue(Files.readString(file), Manifest.class) : null;
      return read == null || read.identity() == null ? null : read;
    } catch (CharacterCodingException | JacksonException malformed) {
      return null;
    } catch (IOException refused) {
      throw ResultsException.of("read", file, refused);
    }
  }

  public void writeManifest(Manifest manifest) {
    replace(MANIFEST, JSON.writeValueAsString(manifest) + "\n");
  }

  public FaultLog faultLog() {
    return new FaultLog(path);
  }

  private void replace(String file, String text) {
    WholeFiles.replace(Map.of(path.resolve(file), text.getBytes(StandardCharsets.UTF_8)));
  }
}
