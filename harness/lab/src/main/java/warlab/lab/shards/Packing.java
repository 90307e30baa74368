package warlab.lab.shards;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.GZIPOutputStream;
import warlab.lab.config.Sha256;
import warlab.lab.record.ResultsException;
import warlab.lab.record.journal.PartFiles;

/**
 * Makes a part of a file of a journal. Only unpacked bytes are ever compared: another zlib packs
 * the same otherwise.
 */
final class Packing {
  private Packing() {}

  /**
   * Packs a file, without its header unless it begins the whole, and forces it to disk.
   *
   * @return the hash of what was packed
   */
  static String pack(Path file, boolean keepsHeader, Path to) {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file));
        FileChannel channel =
            FileChannel.open(to, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      if (!keepsHeader) {
        skipLine(in);
      }
      OutputStream out = Channels.newOutputStream(channel);
      GZIPOutputStream packed = new GZIPOutputStream(out, 1 << 16);
      String hash = Sha256.of(in, packed);
      packed.finish();
      channel.force(true);
      return hash;
    } catch (IOException refused) {
      throw ResultsException.of("pack", file, refused);
    }
  }

  private static void skipLine(InputStream in) throws IOException {
    int next = in.read();
    while (next >= 0 && next != '\n') {
      next = in.read();
    }
  }

  /** The hash of what is in a part. */
  static String hash(Path part) throws IOException {
    try (InputStream in = PartFiles.unpacked(part)) {
      return Sha256.of(in, OutputStream.nullOutputStream());
    }
  }
}
