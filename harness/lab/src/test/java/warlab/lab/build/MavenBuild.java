package warlab.lab.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the Maven build: the root, from which every module inherits, and the modules. */
final class MavenBuild {

  private static final String COMPILER = "maven-compiler-plugin";
  private static final Pattern HEAP = Pattern.compile("-Xmx(\\w+)");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{([^}]+)\\}");

  private final Path home;
  private final Pom root;
  private final Map<String, Pom> modules = new HashMap<>();
  private final Map<String, String> properties = new HashMap<>();
  private final Map<String, String> managedVersions = new HashMap<>();
  private final Map<String, String> foldersByArtifact = new HashMap<>();
  private final BuildModel.Builder model = new BuildModel.Builder();

  private MavenBuild(Path home) throws IOException {
    this.home = home;
    root = Pom.read(home.resolve("pom.xml"));
    root.all("properties/*").forEach(property -> properties.put(property.name(), property.text()));
    root.text("version").ifPresent(version -> properties.put("project.version", version));
    for (Pom dependency : root.all("dependencyManagement/dependencies/dependency")) {
      managedVersions.put(dependency.artifact(), dependency.text("version").orElse(""));
    }
    for (Pom module : root.all("modules/module")) {
      Pom pom = Pom.read(home.resolve(module.text()).resolve("pom.xml"));
      modules.put(module.text(), pom);
      String inheritedGroup = root.text("groupId").orElse("");
      foldersByArtifact.put(inheritedGroup + pom.artifact(), module.text());
    }
  }

  static BuildModel read(Path home) throws IOException {
    return new MavenBuild(home).read();
  }

  private BuildModel read() {
    readCompiler();
    root.all("profiles/profile").stream().filter(MavenBuild::isStrict).forEach(this::readChecks);
    readTestHeap();
    modules.forEach(this::readModule);
    return model.build("Maven");
  }

  private void readTestHeap() {
    for (Pom options : settings(root, "maven-surefire-plugin", "argLine")) {
      HEAP.matcher(options.text())
          .results()
          .forEach(found -> model.setting("heap of tests", found.group(1)));
    }
  }

  private void readCompiler() {
    setting("Java release", "maven.compiler.release");
    setting("source encoding", "project.build.sourceEncoding");
    settings(root, COMPILER, "compilerArgs/arg").forEach(flag -> model.flag(flag.text()));
  }

  /** The profile that makes warnings errors. */
  private static boolean isStrict(Pom profile) {
    return settings(profile, COMPILER, "compilerArgs/arg").stream()
        .anyMatch(flag -> flag.text().startsWith("-Xplugin:"));
  }

  private void readChecks(Pom profile) {
    model.setting("strict switch", "-P" + profile.text("id").orElse(""));
    for (Pom flag : settings(profile, COMPILER, "compilerArgs/arg")) {
      model.strictFlag(flag.text().replace("generated-sources", "GENERATED"));
    }
    for (Pom check : settings(profile, COMPILER, "annotationProcessorPaths/path")) {
      model.check(check.artifact(), "program", version(check));
      model.check(check.artifact(), "tests", version(check));
    }
    // Maven compiles in its own JVM and reads that one's options from here.
    if (Files.exists(home.resolve(".mvn/jvm.config"))) {
      model.setting("options of the strict compiler's JVM", ".mvn/jvm.config");
    }
  }

  private void setting(String name, String property) {
    String value = properties.get(property);
    if (value != null) {
      model.setting(name, value);
    }
  }

  private void readModule(String module, Pom pom) {
    model.module(module);
    for (Pom owner : List.of(root, pom)) {
      readPlatforms(module, owner);
      owner.all("dependencies/dependency").forEach(found -> readDependency(module, found));
      readProcessors(module, owner);
    }
  }

  private void readPlatforms(String module, Pom pom) {
    for (Pom managed : pom.all("dependencyManagement/dependencies/dependency")) {
      if (managed.text("scope").orElse("").equals("import")) {
        model.dependency(module, managed.artifact(), "platform", version(managed));
      }
    }
  }

  private void readDependency(String module, Pom dependency) {
    String scope = dependency.text("scope").orElse("compile");
    String folder = foldersByArtifact.get(dependency.artifact());
    if (folder != null) {
      model.dependency(module, folder, scope, "");
    } else {
      model.dependency(module, dependency.artifact(), scope, version(dependency));
    }
  }

  private void readProcessors(String module, Pom pom) {
    for (Pom processor : settings(pom, COMPILER, "annotationProcessorPaths/path")) {
      model.dependency(module, processor.artifact(), "processor", version(processor));
    }
  }

  private static List<Pom> settings(Pom pom, String pluginName, String path) {
    var found = new ArrayList<Pom>();
    for (Pom plugin : pom.all("build/plugins/plugin")) {
      if (plugin.text("artifactId").orElse("").equals(pluginName)) {
        found.addAll(plugin.all("configuration/" + path));
      }
    }
    return found;
  }

  /** The version that applies, or nothing where an imported platform decides. */
  private String version(Pom dependency) {
    String own = dependency.text("version").orElse("");
    String declared = own.isEmpty() ? managedVersions.getOrDefault(dependency.artifact(), "") : own;
    return PLACEHOLDER
        .matcher(declared)
        .replaceAll(found -> Matcher.quoteReplacement(value(found.group(1))));
  }

  private String value(String property) {
    String value = properties.get(property);
    if (value == null) {
      throw new IllegalStateException("pom.xml has no property " + property);
    }
    return value;
  }
}
