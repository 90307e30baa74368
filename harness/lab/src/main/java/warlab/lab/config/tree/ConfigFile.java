package warlab.lab.config.tree;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads the text of a file that a user named, refusing what cannot be one before reading it. */
public final class ConfigFile {
  private ConfigFile() {}

  /**
   * The text of a UTF-8 file, without a byte order mark.
   *
   * @param place where the file is named, for messages
   * @throws ConfigException when it is missing, not a file, too large, unreadable or not UTF-8
   */
  public static String text(Place place, Path file, long maxBytes) {
    try {
      if (Files.isDirectory(file)) {
        throw new ConfigException(place, "expected a file, not a directory");
      }
      long size = Files.size(file);
      if (size > maxBytes) {
        throw new ConfigException(
            place, "the file has " + size + " bytes, expected at most " + maxBytes);
      }
      return decoded(place, Files.readAllBytes(file));
    } catch (NoSuchFileException missing) {
      throw new ConfigException(place, "no such file: " + file);
    } catch (IOException unreadable) {
      throw new ConfigException(place, "cannot read " + file + ": " + unreadable.getMessage());
    }
  }

  private static String decoded(Place place, byte[] bytes) {
    CharBuffer text = CharBuffer.allocate(bytes.length);
    ByteBuffer input = ByteBuffer.wrap(bytes);
    var result = StandardCharsets.UTF_8.newDecoder().decode(input, text, true);
    if (result.isError()) {
      throw new ConfigException(
          place, "not UTF-8 text: byte " + (input.position() + 1) + " of the file");
    }
    String decoded = text.flip().toString();
    return decoded.startsWith("\uFEFF") ? decoded.substring(1) : decoded;
  }
}
