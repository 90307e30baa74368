package warlab.lab.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the Gradle build as long as it keeps to its plain idiom, and refuses anything else. */
final class GradleBuild {
  private static final String PLUGIN =
      "gradle/build-logic/src/main/java/warlab/build/ModulePlugin.java";

  private static final Pattern SETTING = Pattern.compile("(?m)^([\\w-]+) ?= ?\"?([^\"\n]+)\"?$");
  private static final Pattern LIBRARY =
      Pattern.compile(
          "(?m)^([\\w-]+) = \\{ module = \"([^\"]+)\"(?:, version\\.ref = \"([^\"]+)\")? \\}");
  private static final Pattern MODULE =
      Pattern.compile("(?<!Property\\()\"((?:harness:)?\\w+)\"[,)]");
  private static final Pattern SHARED =
      Pattern.compile(
          "\\.add\\(\\s*\"(\\w+)\",\\s*(?:\\w+\\.(platform)\\()?library\\(project, \"([\\w-]+)\"");
  private static final Pattern DEPENDENCY =
      Pattern.compile("\\s*(\\w+)\\((?:project\\(\":([^\"]+)\"\\)|libs\\.([\\w.]+))\\)");

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
  private final Map<String, String> versions = new HashMap<>();
  private final Map<String, String> artifacts = new HashMap<>();
  private final SortedMap<String, String> facts = new TreeMap<>();

  private GradleBuild(Path home) {
    this.home = home;
  }

  /** As {@link MavenBuild#facts} gives them. */
  static SortedMap<String, String> facts(Path home) throws IOException {
    return new GradleBuild(home).read();
  }

  private SortedMap<String, String> read() throws IOException {
    String catalog = text("gradle/libs.versions.toml");
    for (MatchResult version : all(SETTING, catalog)) {
      versions.put(version.group(1), version.group(2));
      facts.put("version of " + version.group(1), version.group(2));
    }
    for (MatchResult library : all(LIBRARY, catalog)) {
      String version = library.group(3) == null ? "" : " " + versions.get(library.group(3));
      artifacts.put(library.group(1), library.group(2) + version);
    }
    all(SETTING, text("gradle.properties"))
        .forEach(found -> facts.putIfAbsent(found.group(1), found.group(2)));
    facts.keySet().removeIf(name -> name.startsWith("org.gradle."));
    for (MatchResult module : all(MODULE, text("settings.gradle.kts"))) {
      readModule(module.group(1).replace(':', '/'));
    }
    return facts;
  }

  private void readModule(String module) throws IOException {
    facts.put("module " + module, "there");
    for (MatchResult shared : all(SHARED, text(PLUGIN))) {
      String scope = shared.group(2) == null ? scope(shared.group(1)) : "platform";
      add(module, library(shared.group(3)), scope);
    }
    boolean isConstraint = false;
    for (String line : text(module + "/build.gradle.kts").lines().toList()) {
      isConstraint = isConstraint ? !line.contains("}") : line.contains("constraints {");
      if (line.contains("libs.") || line.contains("project(")) {
        Matcher parts = DEPENDENCY.matcher(line);
        if (!parts.matches()) {
          throw new IllegalStateException(module + ": cannot read the dependency " + line);
        }
        String scope = isConstraint ? "constraint" : scope(parts.group(1));
        String project = parts.group(2);
        add(
            module,
            project == null
                ? library(Objects.requireNonNull(parts.group(3)).replace('.', '-'))
                : project.replace(':', '/'),
            scope);
      }
    }
  }

  private void add(String module, String library, String scope) {
    String[] parts = library.split(" ", 2);
    String version = parts.length > 1 ? " " + parts[1] : "";
    facts.merge(module + ": " + parts[0], scope + version, MavenBuild::both);
  }

  private static String scope(String configuration) {
    return Objects.requireNonNull(SCOPES.get(configuration), configuration);
  }

  private String library(String name) {
    return Objects.requireNonNull(artifacts.get(name), () -> name + " is not in the catalog");
  }

  /** A file without its comments. */
  private String text(String name) throws IOException {
    return Files.readString(home.resolve(name)).replaceAll("\\s*(//|# ).*", "");
  }

  private static List<MatchResult> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().toList();
  }
}
