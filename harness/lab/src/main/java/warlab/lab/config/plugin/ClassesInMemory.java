package warlab.lab.config.plugin;

import java.net.URI;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/** Where the compiler puts classes: nowhere but here. */
final class ClassesInMemory extends ForwardingJavaFileManager<JavaFileManager> {
  private final Map<String, CompiledClass> compiled = new TreeMap<>();

  ClassesInMemory(JavaFileManager files) {
    super(files);
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String name, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
    URI source = sibling == null ? URI.create("") : sibling.toUri();
    return compiled.computeIfAbsent(name, unused -> new CompiledClass(name, source));
  }

  /** By the names of the classes. */
  Map<String, CompiledClass> compiled() {
    return compiled;
  }
}
