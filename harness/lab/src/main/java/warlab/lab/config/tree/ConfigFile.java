package warlab.lab.config.tree;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads the text of a file that a user named, refusing what cannot be one before reading it. */
public final class ConfigFile {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

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
        throw new ConfigException(place, "expected a file, not a folder");
      }
      refuseLarger(place, Files.size(file), maxBytes);
      if (!Files.isRegularFile(file)) {
        throw new ConfigException(place, "is not a regular file"); // opening a pipe might hang
      }
      try (InputStream in = Files.newInputStream(file)) {
        byte[] bytes = in.readNBytes(Math.toIntExact(maxBytes + 1));
        refuseLarger(place, bytes.length, maxBytes); // the size may have been a lie, as in /proc
        return decoded(place, bytes);
      }
    } catch (NoSuchFileException missing) {
      throw new ConfigException(place, "no such file");
    } catch (IOException unreadable) {
      throw new ConfigException(place, "the file cannot be read: " + unreadable.getMessage());
    }
  }

  private static void refuseLarger(Place place, long size, long maxBytes) {
    if (size > maxBytes) {
      throw new ConfigException(
          place, "the file has " + size + " bytes, expected at most " + maxBytes);
    }
  }

  private static String decoded(Place place, byte[] bytes) {
    ByteBuffer input = ByteBuffer.wrap(bytes);
    CharBuffer text = CharBuffer.allocate(bytes.length);
    if (StandardCharsets.UTF_8.newDecoder().decode(input, text, true).isError()) {
      throw new ConfigException(
          place, "the file is not UTF-8 text, see its byte " + (input.position() + 1));
    }
    String decoded = text.flip().toString();
    return decoded.startsWith(BYTE_ORDER_MARK) ? decoded.substring(1) : decoded;
  }
}
