package warlab.lab.plan;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import warlab.lab.config.Sha256;
import warlab.lab.record.Attempt;
import warlab.lab.record.Manifest;
import warlab.lab.record.journal.PartFiles;

/** What the files of a journal hold, to see later whether somebody changed them. */
public final class JournalHashes {
  private JournalHashes() {}

  /** The hashes of all files that are there, by name; parts count as if they were joined. */
  public static Map<String, String> of(Path folder) {
    Map<String, String> hashes = new TreeMap<>();
    for (String name : PartFiles.NAMES) {
      Path file = folder.resolve(name);
      if (PartFiles.isThere(file)) {
        hashes.put(name, Attempt.get("read", file, () -> hash(file)));
      }
    }
    return hashes;
  }

  private static String hash(Path file) throws IOException {
    try (InputStream in = PartFiles.open(file)) {
      return in == null ? "" : Sha256.of(in, OutputStream.nullOutputStream());
    }
  }

  /** The files that the finished run left otherwise, of those that are there; empty if none is. */
  public static String changed(Path folder, Manifest manifest) {
    if (manifest.journal().isEmpty()) {
      return "";
    }
    return of(folder).entrySet().stream()
        .filter(now -> !now.getValue().equals(manifest.journal().get(now.getKey())))
        .map(Map.Entry::getKey)
        .collect(Collectors.joining(", "));
  }
}
