package warlab.lab.config;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What tells two configs or two programs apart, in hexadecimal digits. */
public final class Sha256 {
  private Sha256() {}

  public static String of(byte[] bytes) {
    return HexFormat.of().formatHex(fresh().digest(bytes));
  }

  /** Of a file of any size. */
  public static String of(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return of(in, OutputStream.nullOutputStream());
    }
  }

  /** Of all that goes from one stream to another. */
  public static String of(InputStream in, OutputStream out) throws IOException {
    MessageDigest digest = fresh();
    new DigestInputStream(in, digest).transferTo(out);
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest fresh() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
