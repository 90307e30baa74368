package warlab.lab.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the Gradle build as long as it keeps to its plain idiom, and refuses anything else. */
final class GradleBuild {

  private static final Pattern INCLUDE = Pattern.compile("include\\(([^)]*)\\)");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");
  private static final Pattern DEPENDENCIES = Pattern.compile("dependencies \\{\n([^}]*)\\}");
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "\"?(\\w+)\"?\\((?:project\\(\"([^\"]+)\"\\)|(platform\\()?libs\\.([\\w.]+)\\)?)\\)");
  private static final Pattern RELEASE = Pattern.compile("options\\.release\\.set\\((\\d+)\\)");
  private static final Pattern ENCODING = Pattern.compile("options\\.encoding = \"([^\"]+)\"");
  private static final Pattern HEAP = Pattern.compile("maxHeapSize = \"([^\"]+)\"");
  private static final Pattern FLAGS =
      Pattern.compile("compilerArgs\\.add(?:All\\(listOf)?\\(\\s*([^)]*)\\)");
  private static final Pattern CONCATENATION = Pattern.compile("\"\\s*\\+\\s*\"");
  private static final Pattern STRICT =
      Pattern.compile("(?s)\n    if \\(strict\\) \\{(.*?)\n    }");
  private static final Pattern SWITCH =
      Pattern.compile("val strict = providers\\.gradleProperty\\(\"([^\"]+)\"\\)");
  private static final Pattern CHECK =
      Pattern.compile("dependencies\\.add\\(\"(\\w+)\", libs\\.([\\w.]+)\\)");
  private static final Pattern COMPILER_OPTIONS =
      Pattern.compile("forkOptions\\.jvmArgs = rootProject\\.file\\(\"([^\"]+)\"\\)");

  /** Maven's word for each configuration, as far as Maven has one. */
  private static final Map<String, String> SCOPES =
      Map.of(
          "api", "compile",
          "implementation", "compile",
          "compileOnly", "provided",
          "testCompileOnly", "provided",
          "runtimeOnly", "runtime",
          "testImplementation", "test",
          "testRuntimeOnly", "test",
          "annotationProcessor", "processor");

  private final Path home;
  private final VersionCatalog catalog;
  private final BuildModel.Builder model = new BuildModel.Builder();

  private GradleBuild(Path home) throws IOException {
    this.home = home;
    this.catalog = VersionCatalog.read(home.resolve("gradle/libs.versions.toml"));
  }

  static BuildModel read(Path home) throws IOException {
    return new GradleBuild(home).read();
  }

  private BuildModel read() throws IOException {
    String shared = script("build.gradle.kts");
    findAll(RELEASE, shared).forEach(found -> model.setting("Java release", found.group(1)));
    findAll(ENCODING, shared).forEach(found -> model.setting("source encoding", found.group(1)));
    findAll(HEAP, shared).forEach(found -> model.setting("heap of tests", found.group(1)));
    flags(STRICT.matcher(shared).replaceAll("")).forEach(model::flag);
    findAll(SWITCH, shared).forEach(found -> model.setting("strict switch", "-P" + found.group(1)));
    findAll(STRICT, shared).forEach(found -> readChecks(found.group(1)));
    for (MatchResult include : findAll(INCLUDE, script("settings.gradle.kts"))) {
      for (MatchResult name : findAll(QUOTED, include.group(1))) {
        readModule(path(name.group(1)), shared);
      }
    }
    return model.build("Gradle");
  }

  /** What happens only under the strict switch. */
  private void readChecks(String strict) {
    flags(strict).forEach(flag -> model.strictFlag(flag.replace("build/generated", "GENERATED")));
    for (MatchResult check : findAll(CHECK, strict)) {
      var library = catalog.library(check.group(2));
      String sources = check.group(1).startsWith("test") ? "tests" : "program";
      model.check(library.artifact(), sources, library.version());
    }
    findAll(COMPILER_OPTIONS, strict)
        .forEach(found -> model.setting("options of the strict compiler's JVM", found.group(1)));
  }

  private static Stream<String> flags(String script) {
    return findAll(FLAGS, CONCATENATION.matcher(script).replaceAll("")).stream()
        .flatMap(found -> findAll(QUOTED, found.group(1)).stream())
        .map(found -> found.group(1));
  }

  private void readModule(String module, String shared) throws IOException {
    model.module(module);
    readDependencies(module, shared);
    readDependencies(module, script(module + "/build.gradle.kts"));
  }

  private void readDependencies(String module, String script) {
    for (MatchResult block : findAll(DEPENDENCIES, script)) {
      block
          .group(1)
          .lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty())
          .forEach(line -> readDependency(module, line));
    }
  }

  private void readDependency(String module, String line) {
    Matcher parts = DEPENDENCY.matcher(line);
    String scope = parts.matches() ? SCOPES.get(parts.group(1)) : null;
    if (scope == null) {
      throw new IllegalStateException(module + ": cannot read the dependency " + line);
    }
    String project = parts.group(2);
    if (project != null) {
      model.dependency(module, path(project), scope, "");
      return;
    }
    var library = catalog.library(Objects.requireNonNull(parts.group(4)));
    boolean isPlatform = parts.group(3) != null;
    model.dependency(
        module, library.artifact(), isPlatform ? "platform" : scope, library.version());
  }

  private String script(String name) throws IOException {
    return Files.readString(home.resolve(name)).replaceAll("\\s*//.*", "");
  }

  /** {@code :harness:games} as a folder. */
  private static String path(String project) {
    return project.replaceFirst("^:", "").replace(':', '/');
  }

  private static List<MatchResult> findAll(Pattern pattern, String text) {
    return pattern.matcher(text).results().toList();
  }
}
