package warlab.lab.record.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import warlab.games.SeededStream;

/**
 * What a disk may hold when the power fails after some operations. Only what was forced is sure:
 * bytes by forcing their file, names by forcing their folder. Of the bytes that were not, any may
 * be there and others not, with zeros in their place; of the names, those up to any one.
 */
public final class CrashedDisk {
  /** How kind the failure was. */
  public enum Luck {
    /** Nothing is left but what was forced. */
    NONE,
    /** Something of the rest. */
    SOME,
    /** All: the program was killed and the machine goes on. */
    ALL
  }

  private static final byte[] EMPTY = {};

  private final Map<Path, Content> seen = new HashMap<>();
  private final Map<Path, Content> forced = new TreeMap<>();
  private final List<NameChange> unforced = new ArrayList<>();

  /** Bytes that are sure, and what was done to them since. */
  private static final class Content {
    private byte[] forced = EMPTY;
    private final List<DiskOperation> unforced = new ArrayList<>();
  }

  /** A content gets a name, which takes it from any other. */
  private record NameChange(Path name, Content content, boolean isRemoved) {
    void apply(Map<Path, Content> names) {
      names.values().removeIf(other -> other == content);
      if (!isRemoved) {
        names.put(name, content);
      }
    }
  }

  /** A disk that has some files for sure. */
  public CrashedDisk(Map<Path, byte[]> files) {
    files.forEach(
        (name, bytes) -> {
          Content content = new Content();
          content.forced = bytes;
          seen.put(name, content);
          forced.put(name, content);
        });
  }

  public void apply(DiskOperation operation) {
    Path file = operation.file();
    if (operation instanceof DiskOperation.Create) {
      change(new NameChange(file, new Content(), false));
    } else if (operation instanceof DiskOperation.Rename rename) {
      change(new NameChange(rename.to(), content(file), false));
    } else if (operation instanceof DiskOperation.Delete) {
      change(new NameChange(file, content(file), true));
    } else if (!(operation instanceof DiskOperation.Force)) {
      content(file).unforced.add(operation);
    } else if (seen.containsKey(file)) {
      Content content = content(file);
      content.forced = bytes(content, Luck.ALL, new SeededStream(0));
      content.unforced.clear();
    } else {
      forceNames(file);
    }
  }

  private Content content(Path file) {
    Content content = seen.get(file);
    if (content == null) {
      throw new IllegalStateException("nobody made " + file);
    }
    return content;
  }

  private void change(NameChange change) {
    change.apply(seen);
    unforced.add(change);
  }

  private void forceNames(Path folder) {
    for (NameChange change : unforced) {
      if (folder.equals(change.name().getParent())) {
        change.apply(forced);
      }
    }
    unforced.removeIf(change -> folder.equals(change.name().getParent()));
  }

  /** The files that are there, if luck has it. */
  public Map<Path, byte[]> files(Luck luck, SeededStream dice) {
    Map<Path, Content> names = new TreeMap<>(forced);
    int kept =
        switch (luck) {
          case NONE -> 0;
          case SOME -> dice.nextInt(unforced.size() + 1);
          case ALL -> unforced.size();
        };
    unforced.subList(0, kept).forEach(change -> change.apply(names));
    Map<Path, byte[]> files = new TreeMap<>();
    names.forEach((name, content) -> files.put(name, bytes(content, luck, dice)));
    return files;
  }

  private static byte[] bytes(Content content, Luck luck, SeededStream dice) {
    byte[] bytes = content.forced;
    if (luck == Luck.NONE) {
      return bytes;
    }
    for (DiskOperation operation : content.unforced) {
      int fate = luck == Luck.ALL ? 0 : dice.nextInt(4);
      if (operation instanceof DiskOperation.Truncate cut && fate < 2) {
        bytes = Arrays.copyOf(bytes, (int) Math.min(bytes.length, cut.size()));
      } else if (operation instanceof DiskOperation.Write write && fate < 3) {
        bytes = written(bytes, write, fate, dice);
      }
    }
    return bytes;
  }

  /** Whole (0), torn (1) or as long as it should be but zero (2). */
  private static byte[] written(
      byte[] before, DiskOperation.Write write, int fate, SeededStream dice) {
    int length = write.bytes().remaining();
    // A single byte is not lost alone: disks write sectors.
    int grown = fate == 1 ? dice.nextInt(Math.max(1, length - 1)) : length;
    int at = (int) write.at();
    byte[] after = Arrays.copyOf(before, Math.max(before.length, at + grown));
    write.bytes().get(0, after, at, fate == 2 ? 0 : grown);
    return after;
  }

  /** Puts files of one folder into another. */
  public static void write(Map<Path, byte[]> files, Path from, Path to) {
    try {
      Files.createDirectories(to);
      for (Map.Entry<Path, byte[]> file : files.entrySet()) {
        Path copy = to.resolve(from.relativize(file.getKey()));
        Files.createDirectories(copy.getParent());
        Files.write(copy, file.getValue());
      }
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }
}
