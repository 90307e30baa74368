package warlab.lab.cli.game;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import warlab.lab.UsageException;

/** A file that the user named: what it holds, or one line that says why it cannot be read. */
final class UserFile {
  private UserFile() {}

  static byte[] bytes(Path file) {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new UsageException(file + ": is not a regular file"); // reading it might never end
    }
    try {
      return Files.readAllBytes(file);
    } catch (NoSuchFileException missing) {
      throw new UsageException(file + ": cannot be read (no such file)");
    } catch (IOException unreadable) {
      String reason = unreadable.getClass().getSimpleName();
      throw new UsageException(file + ": cannot be read (" + reason + ")");
    }
  }

  static String text(Path file) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes(file))).toString();
    } catch (CharacterCodingException notText) {
      throw new UsageException(file + ": not a UTF-8 text");
    }
  }
}
