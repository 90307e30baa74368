package warlab.lab.record.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A file of a {@link RecordedDisk}. */
final class RecordedChannel extends FileChannel {
  private final RecordedDisk disk;
  private final Path file;
  private final FileChannel real;
  private final boolean appends;

  RecordedChannel(RecordedDisk disk, Path file, FileChannel real, boolean appends) {
    this.disk = disk;
    this.file = file;
    this.real = real;
    this.appends = appends;
  }

  @Override
  public int write(ByteBuffer from) throws IOException {
    long at = appends ? real.size() : real.position();
    byte[] bytes = new byte[from.remaining()];
    disk.takeRoom(bytes.length);
    from.get(bytes);
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    while (rest.hasRemaining()) {
      real.write(rest);
    }
    disk.record(new DiskOperation.Write(file, at, ByteBuffer.wrap(bytes)));
    return bytes.length;
  }

  @Override
  public FileChannel truncate(long size) throws IOException {
    real.truncate(size);
    disk.record(new DiskOperation.Truncate(file, size));
    return this;
  }

  @Override
  public void force(boolean metaData) {
    disk.record(new DiskOperation.Force(file));
  }

  @Override
  public int read(ByteBuffer to) throws IOException {
    return real.read(to);
  }

  @Override
  public long read(ByteBuffer[] to, int offset, int length) throws IOException {
    return real.read(to, offset, length);
  }

  @Override
  public int read(ByteBuffer to, long position) throws IOException {
    return real.read(to, position);
  }

  @Override
  public long position() throws IOException {
    return real.position();
  }

  @Override
  public FileChannel position(long position) throws IOException {
    real.position(position);
    return this;
  }

  @Override
  public long size() throws IOException {
    return real.size();
  }

  @Override
  public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
    return real.transferTo(position, count, target);
  }

  @Override
  public @Nullable FileLock tryLock(long position, long size, boolean shared) throws IOException {
    return real.tryLock(position, size, shared);
  }

  @Override
  public FileLock lock(long position, long size, boolean shared) throws IOException {
    return real.lock(position, size, shared);
  }

  @Override
  protected void implCloseChannel() throws IOException {
    disk.closed();
    real.close();
  }

  @Override
  public long write(ByteBuffer[] from, int offset, int length) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int write(ByteBuffer from, long position) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long transferFrom(ReadableByteChannel from, long position, long count) {
    throw new UnsupportedOperationException();
  }

  /** What is written through memory is not recorded: no result may depend on it. */
  @Override
  public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
    return real.map(mode, position, size);
  }
}
