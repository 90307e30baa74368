package warlab.lab.config.plugin;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Classes that were compiled in memory. They come before classes of the same name further up: who
 * writes a source means that one.
 */
public final class CompiledClasses extends ClassLoader {
  private static final String SERVICES = "META-INF/services/";

  /** Scripts that draw boards; another file might decide games and is no part of a program. */
  private static final String BOARDS = "warlab/boards/";

  private final Path folder;
  private final Map<String, ClassesInMemory.Compiled> classes;
  private Map<String, List<String>> services = Map.of();

  CompiledClasses(Path folder, ClassLoader parent, Map<String, ClassesInMemory.Compiled> classes) {
    super("plug-in sources", parent);
    this.folder = folder;
    this.classes = classes;
  }

  /** The bytes of a class file, by its path; {@code null} where it is none of these. */
  public byte @Nullable [] bytes(String path) {
    String name = path.replace('/', '.').replaceFirst("\\.class$", "");
    ClassesInMemory.Compiled compiled = classes.get(name);
    return compiled == null ? null : compiled.bytes();
  }

  Set<String> names() {
    return classes.keySet();
  }

  Class<?> load(String name) {
    try {
      return loadClass(name);
    } catch (ClassNotFoundException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Says which classes are providers of what, as services files of a jar would. */
  void provide(Map<String, List<String>> providers) {
    services = providers;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      ClassesInMemory.Compiled own = classes.get(name);
      if (own == null) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? define(name, own) : loaded;
    }
  }

  private Class<?> define(String name, ClassesInMemory.Compiled own) throws ClassNotFoundException {
    try {
      CodeSource source = new CodeSource(own.source().toURL(), (Certificate[]) null);
      ProtectionDomain domain = new ProtectionDomain(source, null, this, null);
      return defineClass(name, own.bytes(), 0, own.bytes().length, domain);
    } catch (MalformedURLException impossible) {
      throw new ClassNotFoundException(name, impossible);
    }
  }

  @Override
  protected @Nullable URL findResource(String name) {
    Path file = folder.resolve(name);
    try {
      return name.startsWith(BOARDS) && Files.isRegularFile(file) ? file.toUri().toURL() : null;
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  protected Enumeration<URL> findResources(String name) {
    List<String> providers =
        name.startsWith(SERVICES) ? services.get(name.substring(SERVICES.length())) : null;
    return providers == null
        ? Collections.emptyEnumeration()
        : Collections.enumeration(List.of(inMemory(name, String.join("\n", providers))));
  }

  /** A text as a URL, since the service loader reads nothing else. */
  private static URL inMemory(String name, String text) {
    URLStreamHandler handler =
        new URLStreamHandler() {
          @Override
          protected URLConnection openConnection(URL url) {
            return new URLConnection(url) {
              @Override
              public void connect() {}

              @Override
              public InputStream getInputStream() {
                return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
              }
            };
          }
        };
    try {
      return new URL("memory", "", -1, "/" + name, handler);
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
