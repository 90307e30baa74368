package warlab.lab.run.program;

import java.io.Closeable;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.lab.config.Sha256;
import warlab.lab.config.plugin.CompiledClasses;
import warlab.players.PlayerFactory;

/**
 * Follows the references in class files from some classes to all they reach, inside our own jars
 * and plug-ins; the JDK and libraries are taken as given. What only a service loader finds is not
 * referred to, so it does not count. Used once.
 */
final class ProgramReader implements Closeable {
  static final int DIGITS = 16;

  /** The jars that roots lie in and those that these led to, by their locations. */
  private final Map<String, ClassLocation> homes = new LinkedHashMap<>();

  private final Set<ClassLocation> used = new HashSet<>();
  private final Set<String> seen = new HashSet<>();
  private final Deque<String> next = new ArrayDeque<>();
  private final Map<String, String> parts = new TreeMap<>();

  /** The classes that each part names. */
  private final Map<String, List<String>> named = new HashMap<>();

  /** What some classes reach, by name with a hash each. */
  Map<String, String> read(Collection<Class<?>> roots) throws IOException {
    for (Class<?> root : roots) {
      if (!(root.getClassLoader() instanceof CompiledClasses)) {
        open(location(root));
      }
    }
    for (Class<?> root : roots) {
      next.add(root.getName());
      while (!next.isEmpty()) {
        visit(next.remove().replace('.', '/'), root.getClassLoader());
      }
    }
    addResources();
    return parts;
  }

  /** Which of the parts that were read some classes reach. */
  Set<String> reached(Collection<Class<?>> roots) {
    Set<String> reached = new TreeSet<>();
    Deque<String> open = new ArrayDeque<>();
    roots.forEach(root -> open.add(root.getName()));
    while (!open.isEmpty()) {
      String name = open.remove().replace('/', '.');
      if (named.containsKey(name) && reached.add(name)) {
        open.addAll(named.get(name));
      }
    }
    return reached;
  }

  static URL location(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    return Objects.requireNonNull(source, type::getName).getLocation();
  }

  private void open(URL location) throws IOException {
    if (!homes.containsKey(location.toString())) {
      homes.put(location.toString(), new ClassLocation(location));
    }
  }

  private void visit(String name, ClassLoader loader) throws IOException {
    if (name.startsWith("java/") || !seen.add(name)) {
      return;
    }
    byte[] bytes = find(name + ".class", loader);
    if (bytes != null) {
      ClassFile type = ClassFile.of(bytes);
      parts.put(name.replace('/', '.'), hash(type.withoutLines()));
      named.put(name.replace('/', '.'), type.classes());
      next.addAll(type.classes());
    }
  }

  private byte @Nullable [] find(String name, ClassLoader loader) throws IOException {
    byte[] compiled = compiled(name, loader);
    if (compiled != null) {
      return compiled;
    }
    for (ClassLocation home : homes.values()) {
      byte[] bytes = home.read(name);
      if (bytes != null) {
        used.add(home);
        return bytes;
      }
    }
    // On a cluster the program itself comes from such a loader, with libraries beside it.
    ClassLoader program = ProgramReader.class.getClassLoader();
    for (ClassLoader each = loader; each != null && each != program; each = each.getParent()) {
      URL file = each instanceof URLClassLoader plugIns ? plugIns.findResource(name) : null;
      if (file != null && file.openConnection() instanceof JarURLConnection connection) {
        open(connection.getJarFileURL());
        return find(name, loader);
      }
    }
    return null;
  }

  /** What was compiled in memory lies nowhere else. */
  private static byte @Nullable [] compiled(String name, ClassLoader loader) {
    for (ClassLoader each = loader; each != null; each = each.getParent()) {
      byte[] bytes = each instanceof CompiledClasses classes ? classes.bytes(name) : null;
      if (bytes != null) {
        return bytes;
      }
    }
    return null;
  }

  /** Ours beside games, players and lab draw boards and pages, and give the bench its positions. */
  private void addResources() throws IOException {
    for (Class<?> ours : Set.of(Game.class, PlayerFactory.class, ProgramReader.class)) {
      used.remove(homes.get(location(ours).toString()));
    }
    for (ClassLocation home : used) {
      for (String name : home.resources()) {
        parts.put(name, hash(Objects.requireNonNull(home.read(name))));
      }
    }
  }

  private static String hash(byte[] bytes) {
    return Sha256.of(bytes).substring(0, DIGITS);
  }

  @Override
  public void close() throws IOException {
    for (ClassLocation home : homes.values()) {
      home.close();
    }
  }
}
