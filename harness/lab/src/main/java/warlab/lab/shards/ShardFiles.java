package warlab.lab.shards;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Sha256;
import warlab.lab.record.Attempt;
import warlab.lab.record.FaultLog;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.WholeFiles;
import warlab.lab.record.journal.PartFiles;

/**
 * The files of a run in shards. Many processes on many machines write into its folder, so nothing
 * has a name before it is whole, and what is not yet whole lies in a work folder of its writer.
 */
record ShardFiles(Path results) implements ShardStore {
  private static final Pattern WORK = Pattern.compile("\\.(\\d+)\\.(.+)-\\d+-\\d+");
  private static final Pattern OTHER = Pattern.compile("(\\d+)\\.other-.*\\.receipt\\.json");
  private static final AtomicInteger WORKS = new AtomicInteger();

  /** A shard that somebody has begun to play and not finished. */
  record Work(int shard, String host, Path folder) {}

  static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException unnamed) {
      return "localhost";
    }
  }

  /** A new folder for whoever plays a shard here and now. */
  Path beginWork(int shard) {
    long process = ProcessHandle.current().pid();
    String name = "." + PartFiles.number(shard) + "." + host() + "-" + process + "-";
    Path work = PartFiles.folder(results).resolve(name + WORKS.incrementAndGet());
    return Attempt.get("make the folder", work, () -> Files.createDirectories(work));
  }

  /** What is there no more needs no deleting, whoever did it. */
  static void delete(Path folder) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(folder);
    } catch (IOException stays) {
      // It is in nobody's way.
    }
  }

  /** Shards that are being played, or were when their player died. */
  List<Work> works() {
    List<Work> works = new ArrayList<>();
    for (Path file : list()) {
      Matcher name = WORK.matcher(String.valueOf(file.getFileName()));
      if (name.matches()) {
        works.add(new Work(Integer.parseInt(name.group(1)), name.group(2), file));
      }
    }
    return works;
  }

  /** Shards that were played twice with different games, by the receipt that came later. */
  List<Integer> doubled() {
    return list().stream()
        .map(file -> OTHER.matcher(String.valueOf(file.getFileName())))
        .filter(Matcher::matches)
        .map(name -> Integer.valueOf(name.group(1)))
        .toList();
  }

  /** The files of a folder whose names match a pattern, in order. */
  static List<Path> list(Path folder, String pattern) {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, pattern)) {
      files.forEach(found::add);
    } catch (IOException refused) {
      throw ResultsException.of("read", folder, refused);
    }
    found.sort(null);
    return found;
  }

  private List<Path> list() {
    return list(PartFiles.folder(results), "*");
  }

  boolean isDone(int shard) {
    return Files.exists(PartFiles.receipt(results, shard));
  }

  /** What a shard tells of its faults; only there if it has some. */
  Path faults(int shard) {
    return PartFiles.folder(results).resolve(PartFiles.number(shard) + "." + FaultLog.NAME);
  }

  /** Where whoever plays a shard says which game it is at: who dies leaves that behind. */
  Path inPlay(int shard) {
    return PartFiles.folder(results).resolve("." + PartFiles.number(shard) + ".in-play");
  }

  /** Makes a shard one that nobody has played. */
  void forget(int shard) {
    List<Path> files = new ArrayList<>(List.of(PartFiles.receipt(results, shard), faults(shard)));
    PartFiles.NAMES.forEach(name -> files.add(PartFiles.part(results, shard, name)));
    files.forEach(file -> Attempt.get("delete", file, () -> Files.deleteIfExists(file)));
  }

  /**
   * The receipt of a shard; {@code null} when there is none.
   *
   * @throws ResultsException when it is damaged
   */
  @Override
  public @Nullable Receipt receipt(int shard) {
    Path file = PartFiles.receipt(results, shard);
    Receipt receipt = read(file, Receipt.class);
    if (receipt != null && (receipt.identity() == null || receipt.sha256() == null)) {
      throw damaged(file);
    }
    return receipt;
  }

  /** How the run is cut; {@code null} before it was planned. */
  @Nullable ShardList shards() {
    return read(results.resolve("shards.json"), ShardList.class);
  }

  void write(ShardList shards) {
    ResultsFolder.writeJson(results.resolve("shards.json"), shards);
  }

  /** Where the run ends early; {@code null} unless somebody has found out. */
  @Nullable Stop stop() {
    return read(results.resolve("stop.json"), Stop.class);
  }

  void write(Stop stop) {
    Path work = beginWork(stop.shard());
    ResultsFolder.writeJson(work.resolve("stop.json"), stop);
    move(work.resolve("stop.json"), results.resolve("stop.json"));
    delete(work);
  }

  private static <T> @Nullable T read(Path file, Class<T> type) {
    if (!Files.exists(file)) {
      return null;
    }
    T content = ResultsFolder.readJson(file, type);
    if (content == null) {
      throw damaged(file);
    }
    return content;
  }

  private static ResultsException damaged(Path file) {
    return new ResultsException(file + " is damaged; put a copy of it back");
  }

  @Override
  public @Nullable String hash(int shard, String name) {
    try {
      Path part = PartFiles.part(results, shard, name);
      return Files.exists(part) ? hash(part) : null;
    } catch (IOException | ResultsException torn) {
      return null; // without a receipt it never counted
    }
  }

  @Override
  public String put(Path work, String file, int shard, String name) {
    Path named = PartFiles.folder(results).resolve(PartFiles.number(shard) + "." + name);
    move(work.resolve(file), named);
    return named.toString();
  }

  /**
   * Packs a file of a journal, without its header unless it begins the whole, and forces it to
   * disk. Only unpacked bytes are ever compared: another zlib packs the same otherwise.
   *
   * @return the hash of what was packed
   */
  static String pack(Path file, boolean keepsHeader, Path to) {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file));
        FileChannel channel =
            FileChannel.open(to, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      int header = keepsHeader ? '\n' : in.read();
      while (header >= 0 && header != '\n') {
        header = in.read();
      }
      GZIPOutputStream packed = new GZIPOutputStream(Channels.newOutputStream(channel), 1 << 16);
      String hash = Sha256.of(in, packed);
      packed.finish();
      channel.force(true);
      return hash;
    } catch (IOException refused) {
      throw ResultsException.of("pack", file, refused);
    }
  }

  /** The hash of what is in a part. */
  static String hash(Path part) throws IOException {
    try (InputStream in = PartFiles.unpacked(part)) {
      return Sha256.of(in, OutputStream.nullOutputStream());
    }
  }

  /** Gives a whole file its name, in one step that others see or do not see. */
  static void move(Path from, Path to) {
    WholeFiles.move(from, to);
    WholeFiles.forceName(to);
  }
}
