package warlab.lab.record.disk;

import java.nio.ByteBuffer;
import java.nio.file.Path;

/** One thing that a program did to a disk. Paths are real ones. */
public sealed interface DiskOperation {

  Path file();

  /** Made, empty. */
  record Create(Path file) implements DiskOperation {}

  record Write(Path file, long at, ByteBuffer bytes) implements DiskOperation {}

  record Truncate(Path file, long size) implements DiskOperation {}

  /** Everything written to a file so far, or every name in a folder, is safe from now on. */
  record Force(Path file) implements DiskOperation {}

  record Rename(Path file, Path to) implements DiskOperation {}

  record Delete(Path file) implements DiskOperation {}
}
