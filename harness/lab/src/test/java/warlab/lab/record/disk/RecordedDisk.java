package warlab.lab.record.disk;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.StandardOpenOption;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The real disk, but every change to it is written down. A program that is handed a {@link #path}
 * of this disk and makes all its paths from that one cannot write past it. Nothing is really
 * forced, so it is fast.
 */
public final class RecordedDisk extends FileSystemProvider {
  private final List<DiskOperation> operations = new ArrayList<>();
  private final FileSystem names = new Names();
  private final AtomicInteger openFiles = new AtomicInteger();
  private long room = Long.MAX_VALUE;

  /** A path of this disk. */
  public Path path(Path real) {
    return (Path)
        Proxy.newProxyInstance(
            RecordedDisk.class.getClassLoader(), new Class<?>[] {Path.class}, new Wrapped(real));
  }

  /** What was done so far, in order. */
  public synchronized List<DiskOperation> operations() {
    return List.copyOf(operations);
  }

  /** From now on the disk is full after so many bytes. */
  public synchronized void leaveRoomFor(long bytes) {
    room = bytes;
  }

  /** Files that somebody has not closed. */
  public int openFiles() {
    return openFiles.get();
  }

  void closed() {
    openFiles.decrementAndGet();
  }

  synchronized void record(DiskOperation operation) {
    operations.add(operation);
  }

  synchronized void takeRoom(int bytes) throws IOException {
    if (bytes > room) {
      throw new IOException("No space left on device");
    }
    room -= bytes;
  }

  /** A real path that says it is on this disk. */
  private final class Wrapped implements InvocationHandler {
    private final Path real;

    Wrapped(Path real) {
      this.real = real;
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments)
        throws Throwable {
      if (method.getName().equals("getFileSystem")) {
        return names;
      }
      if (method.getName().equals("toFile")) {
        throw new UnsupportedOperationException("this way leads past the record");
      }
      Object[] theirs = arguments == null ? new Object[0] : arguments.clone();
      Arrays.setAll(theirs, i -> theirs[i] instanceof Path path ? real(path) : theirs[i]);
      try {
        Object result = method.invoke(real, theirs);
        return result instanceof Path path ? path(path) : result;
      } catch (InvocationTargetException thrown) {
        throw thrown.getCause();
      }
    }
  }

  private static Path real(Path path) {
    return Proxy.isProxyClass(path.getClass())
            && Proxy.getInvocationHandler(path) instanceof Wrapped wrapped
        ? wrapped.real
        : path;
  }

  private static FileSystemProvider system(Path real) {
    return real.getFileSystem().provider();
  }

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    Path real = real(path);
    boolean isNew = !Files.exists(real);
    FileChannel channel = system(real).newFileChannel(real, options, attributes);
    if (isNew) {
      record(new DiskOperation.Create(real));
    } else if (options.contains(StandardOpenOption.TRUNCATE_EXISTING)) {
      record(new DiskOperation.Truncate(real, 0));
    }
    openFiles.incrementAndGet();
    return new RecordedChannel(this, real, channel, options.contains(StandardOpenOption.APPEND));
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return newFileChannel(path, options, attributes);
  }

  @Override
  public void move(Path source, Path target, CopyOption... options) throws IOException {
    Path real = real(source);
    system(real).move(real, real(target), options);
    record(new DiskOperation.Rename(real, real(target)));
  }

  @Override
  public void delete(Path path) throws IOException {
    system(real(path)).delete(real(path));
    record(new DiskOperation.Delete(real(path)));
  }

  /** Folders are as good as made with the first file in them. */
  @Override
  public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
    system(real(path)).createDirectory(real(path), attributes);
  }

  @Override
  public void copy(Path source, Path target, CopyOption... options) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void setAttribute(Path path, String attribute, Object value, LinkOption... options) {
    throw new UnsupportedOperationException();
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path path, DirectoryStream.Filter<? super Path> filter) throws IOException {
    List<Path> found = new ArrayList<>();
    try (var files = system(real(path)).newDirectoryStream(real(path), filter)) {
      files.forEach(file -> found.add(path(file)));
    }
    return new DirectoryStream<>() {
      @Override
      public Iterator<Path> iterator() {
        return found.iterator();
      }

      @Override
      public void close() {}
    };
  }

  @Override
  public boolean isSameFile(Path path, Path other) throws IOException {
    return system(real(path)).isSameFile(real(path), real(other));
  }

  @Override
  public boolean isHidden(Path path) throws IOException {
    return system(real(path)).isHidden(real(path));
  }

  @Override
  public FileStore getFileStore(Path path) throws IOException {
    return system(real(path)).getFileStore(real(path));
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    system(real(path)).checkAccess(real(path), modes);
  }

  @Override
  public <V extends FileAttributeView> @Nullable V getFileAttributeView(
      Path path, Class<V> type, LinkOption... options) {
    return system(real(path)).getFileAttributeView(real(path), type, options);
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    return system(real(path)).readAttributes(real(path), type, options);
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
      throws IOException {
    return system(real(path)).readAttributes(real(path), attributes, options);
  }

  @Override
  public String getScheme() {
    return "recorded";
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> env) {
    throw new UnsupportedOperationException();
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    return names;
  }

  @Override
  public Path getPath(URI uri) {
    return path(Path.of(uri));
  }

  /** What {@link Files} asks on its way to the provider. */
  private final class Names extends FileSystem {
    @Override
    public FileSystemProvider provider() {
      return RecordedDisk.this;
    }

    @Override
    public void close() {}

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public boolean isReadOnly() {
      return false;
    }

    @Override
    public String getSeparator() {
      return "/";
    }

    @Override
    public Iterable<Path> getRootDirectories() {
      return List.of(path(Path.of("/")));
    }

    @Override
    public Iterable<FileStore> getFileStores() {
      return List.of();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
      return Set.of("basic");
    }

    @Override
    public Path getPath(String first, String... more) {
      return path(Path.of(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String pattern) {
      throw new UnsupportedOperationException();
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
      throw new UnsupportedOperationException();
    }

    @Override
    public WatchService newWatchService() {
      throw new UnsupportedOperationException();
    }
  }
}
