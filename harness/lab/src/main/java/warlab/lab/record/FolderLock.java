package warlab.lab.record;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The right to write into a results folder. The system takes it back when the process ends in
 * whatever way, so the file that stays behind locks nobody out. No other file serves: the system
 * also drops a lock when any reader of the locked file closes it.
 */
public final class FolderLock implements AutoCloseable {
  private static final String FILE = ".lock";

  private final Path file;
  private final FileChannel channel;

  FolderLock(Path folder) {
    file = folder.resolve(FILE);
    channel =
        Attempt.get(
            "write",
            file,
            () ->
                FileChannel.open(
                    file,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE,
                    LinkOption.NOFOLLOW_LINKS));
    if (!tryLock()) {
      close();
      throw new ResultsException(
          "another run is writing to " + folder + "; wait for it or choose another --out");
    }
  }

  /**
   * Whether somebody has it. Asked with a shared lock, which is gone before it could be in anyone's
   * way; not for the process that holds the lock, which would lose it.
   */
  static boolean isHeld(Path folder) {
    try (FileChannel channel = FileChannel.open(folder.resolve(FILE), StandardOpenOption.READ)) {
      return channel.tryLock(0, Long.MAX_VALUE, true) == null;
    } catch (OverlappingFileLockException ownedByThisProcess) {
      return true;
    } catch (IOException missing) {
      return false;
    }
  }

  private boolean tryLock() {
    try {
      return Attempt.get("lock", file, channel::tryLock) != null;
    } catch (OverlappingFileLockException ownedByThisProcess) {
      return false;
    }
  }

  @Override
  public void close() {
    Attempt.to("close", file, channel::close);
  }
}
