package warlab.lab.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the Maven build: the root, from which every module inherits, and the modules. */
final class MavenBuild {

  /** Checks that only the Maven build runs. */
  private static final Set<String> CHECKS =
      Set.of("com.google.errorprone:error_prone_core", "com.uber.nullaway:nullaway");

  private static final String COMPILER = "maven-compiler-plugin";
  private static final Pattern HEAP = Pattern.compile("-Xmx(\\w+)");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{([^}]+)\\}");

  private final Pom root;
  private final Map<String, Pom> modules = new HashMap<>();
  private final Map<String, String> properties = new HashMap<>();
  private final Map<String, String> managedVersions = new HashMap<>();
  private final Map<String, String> foldersByArtifact = new HashMap<>();
  private final BuildModel.Builder model = new BuildModel.Builder();

  private MavenBuild(Path home) throws IOException {
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
    for (Pom flag : settings(root, COMPILER, "compilerArgs/arg")) {
      if (flag.text().startsWith("-Xlint") || flag.text().equals("-Werror")) {
        model.setting("compiler flag " + flag.text(), "there");
      }
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
      if (!CHECKS.contains(processor.artifact())) {
        model.dependency(module, processor.artifact(), "processor", version(processor));
      }
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
