package warlab.lab.config.plugin;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import org.jspecify.annotations.Nullable;

/** Where the compiler puts classes: nowhere but here. */
final class ClassesInMemory extends ForwardingJavaFileManager<JavaFileManager> {
  private final Map<String, Compiled> compiled = new TreeMap<>();

  ClassesInMemory(JavaFileManager files) {
    super(files);
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String name, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
    URI source = sibling == null ? URI.create("") : sibling.toUri();
    return compiled.computeIfAbsent(name, unused -> new Compiled(name, source));
  }

  /** By the names of the classes. */
  Map<String, Compiled> compiled() {
    return compiled;
  }

  /** A class that the compiler writes into memory. */
  static final class Compiled extends SimpleJavaFileObject {
    private final URI source;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /**
     * @param source the file it comes from
     */
    Compiled(String name, URI source) {
      super(URI.create("memory:///" + name.replace('.', '/') + Kind.CLASS.extension), Kind.CLASS);
      this.source = source;
    }

    URI source() {
      return source;
    }

    byte[] bytes() {
      return bytes.toByteArray();
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }
  }
}
