package warlab.lab.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import warlab.games.Game;
import warlab.players.PlayerFactory;

/** Makes a jar as a user does: compiles sources against our jars and lists the services. */
public final class PluginJar {
  private final Map<String, byte[]> entries = new LinkedHashMap<>();

  /** Compiles the example that lies beside the tests, class by class. */
  public PluginJar example(String... names) {
    Map<String, String> sources = new TreeMap<>();
    for (String name : names) {
      sources.put("mine." + name, source(name));
    }
    return compiled(sources);
  }

  private static String source(String name) {
    try (InputStream in = PluginJar.class.getResourceAsStream("plugin/" + name + ".java.txt")) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Compiles sources, given by the names of their classes. */
  public PluginJar compiled(Map<String, String> sources) {
    Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();
    DiagnosticCollector<JavaFileObject> mistakes = new DiagnosticCollector<>();
    var compiler = ToolProvider.getSystemJavaCompiler();
    var files = inMemory(compiler.getStandardFileManager(null, null, null), classes);
    List<SourceText> texts = new ArrayList<>();
    sources.forEach((name, text) -> texts.add(new SourceText(name, text)));
    List<String> options = List.of("-cp", ourJars(), "--release", "17", "-proc:none");
    if (!compiler.getTask(null, files, mistakes, options, null, texts).call()) {
      throw new IllegalArgumentException(
          mistakes.getDiagnostics().stream().map(Diagnostic::toString).toList().toString());
    }
    classes.forEach(
        (name, bytes) -> entries.put(name.replace('.', '/') + ".class", bytes.toByteArray()));
    return this;
  }

  public PluginJar service(Class<?> kind, String... lines) {
    String text = String.join("\n", lines) + "\n";
    return resource("META-INF/services/" + kind.getName(), text);
  }

  /** Adds a text at a path. */
  public PluginJar resource(String path, String text) {
    entries.put(path, text.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  public PluginJar without(String className) {
    entries.remove(className.replace('.', '/') + ".class");
    return this;
  }

  /** Marks a class as compiled for a Java that does not exist yet. */
  PluginJar fromTheFuture(String className) {
    byte[] bytes = entries.get(className.replace('.', '/') + ".class");
    if (bytes == null) {
      throw new IllegalArgumentException(className);
    }
    bytes[7] = 99; // the low byte of the major version
    return this;
  }

  public Path write(Path jar) {
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (var entry : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue());
      }
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
    return jar;
  }

  private static String ourJars() {
    return Stream.of(Game.class, PlayerFactory.class)
        .map(PluginJar::home)
        .reduce((one, other) -> one + System.getProperty("path.separator") + other)
        .orElseThrow();
  }

  private static String home(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static JavaFileManager inMemory(
      JavaFileManager files, Map<String, ByteArrayOutputStream> classes) {
    return new ForwardingJavaFileManager<>(files) {
      @Override
      public JavaFileObject getJavaFileForOutput(
          Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
        return new SimpleJavaFileObject(URI.create("memory:///" + name), kind) {
          @Override
          public OutputStream openOutputStream() {
            return classes.computeIfAbsent(name, unused -> new ByteArrayOutputStream());
          }
        };
      }
    };
  }

  /** A source that is a text. */
  private static final class SourceText extends SimpleJavaFileObject {
    private final String text;

    SourceText(String className, String text) {
      super(URI.create("memory:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
