package warlab.lab.config.plugin;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import warlab.games.Feature;
import warlab.games.FeatureTable;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.Place;
import warlab.players.PlayerFactory;
import warlab.players.SeatExtension;

/**
 * Compiles the {@code .java} files of a folder in memory, with the JDK's own compiler. What is a
 * game, player, heuristic or feature is found by its type and needs no line in a services file.
 *
 * @param jars that the sources may use besides our own
 */
record SourceCompiler(PluginFolder folder, List<Path> jars, Consumer<String> warnings) {
  private static final List<Class<?>> KINDS =
      List.of(
          Game.class,
          PlayerFactory.class,
          SeatExtension.class,
          Heuristic.class,
          FeatureTable.class,
          Feature.class);

  /** What a plug-in may be, in words. */
  static final String NAMES =
      KINDS.stream().map(Class::getSimpleName).collect(Collectors.joining(", "));

  /** Whether a loader has anything of any kind that its parent has not. */
  static boolean addsNothing(ClassLoader loader, ClassLoader parent) {
    return KINDS.stream()
        .map(kind -> "META-INF/services/" + kind.getName())
        .allMatch(name -> loader.resources(name).count() == parent.resources(name).count());
  }

  /** A loader of the classes; the parent itself where there are no sources. */
  ClassLoader compile(ClassLoader parent) {
    List<Path> sources = sources();
    if (sources.isEmpty()) {
      return parent;
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw folder.refusal(
          "%s has to be compiled, but the Java in %s has no compiler: expected a JDK, or a jar"
              .formatted(sources.get(0), System.getProperty("java.home")));
    }
    CompiledClasses classes =
        new CompiledClasses(folder.path(), parent, compiled(compiler, sources));
    findProviders(classes);
    return classes;
  }

  private List<Path> sources() {
    try (Stream<Path> files = Files.walk(folder.path())) {
      return files
          .filter(file -> file.toString().endsWith(".java") && Files.isRegularFile(file))
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      throw folder.refusal("'" + folder.path() + "' cannot be read");
    }
  }

  private Map<String, ClassesInMemory.Compiled> compiled(
      JavaCompiler compiler, List<Path> sources) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
            compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8);
        ClassesInMemory classes = new ClassesInMemory(files)) {
      boolean isWhole =
          compiler
              .getTask(
                  null,
                  classes,
                  diagnostics,
                  options(),
                  null,
                  files.getJavaFileObjectsFromPaths(sources))
              .call();
      report(diagnostics.getDiagnostics(), isWhole);
      return classes.compiled();
    } catch (IOException impossible) {
      throw new IllegalStateException("nothing is written", impossible);
    }
  }

  private List<String> options() {
    String classPath =
        Stream.concat(
                Stream.of(System.getProperty("java.class.path")), jars.stream().map(Path::toString))
            .collect(Collectors.joining(File.pathSeparator));
    // What the user's sources are warned of, but nothing about the class path or the compiler.
    return List.of(
        "-proc:none", "-Xlint:all,-path,-classfile,-options,-serial,-processing", "-cp", classPath);
  }

  private void report(List<Diagnostic<? extends JavaFileObject>> diagnostics, boolean isWhole) {
    List<ConfigException> errors = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> each : diagnostics) {
      ConfigException told = new ConfigException(place(each), words(each));
      if (each.getKind() == Diagnostic.Kind.ERROR) {
        errors.add(told);
      } else {
        warnings.accept(String.valueOf(told.getMessage()));
      }
    }
    if (!isWhole) {
      throw ConfigException.all(
          errors.isEmpty() ? List.of(folder.refusal("the compiler failed")) : errors);
    }
  }

  /** With the folder's path as it was given. */
  private Place place(Diagnostic<? extends JavaFileObject> diagnostics) {
    JavaFileObject source = diagnostics.getSource();
    return source == null
        ? Place.of(folder.path().toString())
        : new Place(
            source.getName(),
            (int) diagnostics.getLineNumber(),
            (int) diagnostics.getColumnNumber());
  }

  /** The compiler's words in one line. */
  private static String words(Diagnostic<?> diagnostics) {
    return diagnostics
        .getMessage(Locale.ROOT)
        .lines()
        .map(line -> line.strip().replaceAll("\\s+", " "))
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining(", "));
  }

  private void findProviders(CompiledClasses classes) {
    Map<String, List<String>> services = new TreeMap<>();
    for (String name : classes.names()) {
      Class<?> type = classes.load(name);
      if (isForgotten(type)) {
        warnings.accept(
            "plug-in left out: %s has an id() but implements none of %s".formatted(name, NAMES));
      }
      for (Class<?> kind : KINDS) {
        if (kind.isAssignableFrom(type) && isMeant(type, kind)) {
          services.computeIfAbsent(kind.getName(), unused -> new ArrayList<>()).add(name);
        }
      }
    }
    classes.provide(services);
  }

  /** Whether it says what it is called like all that is found by name, and is none of it. */
  private static boolean isForgotten(Class<?> type) {
    return KINDS.stream().noneMatch(kind -> kind.isAssignableFrom(type))
        && Stream.of(type.getMethods())
            .anyMatch(each -> each.getName().equals("id") && each.getReturnType() == String.class);
  }

  /** Whether it can be made; a class of its own that cannot be is a mistake worth a word. */
  private boolean isMeant(Class<?> type, Class<?> kind) {
    if (Modifier.isAbstract(type.getModifiers())) {
      return false;
    }
    boolean isPublic = Modifier.isPublic(type.getModifiers());
    boolean canBeMade =
        Stream.of(type.getConstructors()).anyMatch(each -> each.getParameterCount() == 0);
    if (isPublic && canBeMade) {
      return true;
    }
    if (!type.isMemberClass() && !type.isAnonymousClass() && !type.isLocalClass()) {
      warnings.accept(
          "plug-in left out: %s %s is no public class with a public constructor without parameters"
              .formatted(kind.getSimpleName(), type.getName()));
    }
    return false;
  }
}
