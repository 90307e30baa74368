package warlab.lab.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the Maven build: the root, from which every module inherits, and the modules. */
final class MavenBuild {
  private static final String MANAGED = "dependencyManagement/dependencies/dependency";
  private static final String PROCESSORS =
      "build/plugins/plugin/configuration/annotationProcessorPaths/path";

  private final Pom root;
  private final Map<String, Pom> modules = new HashMap<>();
  private final Map<String, String> folders = new HashMap<>();
  private final Map<String, String> versions = new HashMap<>();
  private final SortedMap<String, String> facts = new TreeMap<>();

  private MavenBuild(Path home) throws IOException {
    root = Pom.read(home.resolve("pom.xml"));
    for (Pom module : root.all("modules/module")) {
      Pom pom = Pom.read(home.resolve(module.text()).resolve("pom.xml"));
      modules.put(module.text(), pom);
      folders.put("warlab" + pom.artifact(), module.text());
    }
  }

  /**
   * What the build says, by name: {@code "module harness/lab"} is there, {@code "harness/lab:
   * info.picocli:picocli"} has a scope and a version, {@code "version of picocli"} is a number.
   */
  static SortedMap<String, String> facts(Path home) throws IOException {
    return new MavenBuild(home).read();
  }

  /** Two scopes of one dependency. */
  static String both(String one, String other) {
    return one.equals(other) ? one : one + " and " + other;
  }

  private SortedMap<String, String> read() {
    facts.put("group", root.text("groupId").orElse(""));
    facts.put("version", root.text("version").orElse(""));
    for (Pom property : root.all("properties/*")) {
      if (property.name().endsWith(".version")) {
        versions.put("${" + property.name() + "}", property.text());
        facts.put("version of " + property.name().replace(".version", ""), property.text());
      }
    }
    modules.forEach(this::readModule);
    return facts;
  }

  private void readModule(String module, Pom pom) {
    facts.put("module " + module, "there");
    Map<String, String> managed = new HashMap<>();
    for (Pom owner : List.of(root, pom)) {
      owner.all(MANAGED).forEach(found -> managed.put(found.artifact(), version(found)));
    }
    for (Pom owner : List.of(root, pom)) {
      owner.all("dependencies/dependency").forEach(found -> add(module, found, "compile", managed));
      owner.all(PROCESSORS).forEach(found -> add(module, found, "processor", managed));
    }
    root.all(MANAGED).stream()
        .filter(found -> found.text("scope").orElse("").equals("import"))
        .forEach(found -> facts.put(module + ": " + found.artifact(), "platform" + version(found)));
    pom.all(MANAGED).forEach(found -> add(module, found, "constraint", managed));
  }

  private void add(String module, Pom found, String usual, Map<String, String> managed) {
    String scope = found.text("scope").orElse(usual);
    String folder = folders.get(found.artifact());
    String own = version(found);
    String version = own.isEmpty() ? managed.getOrDefault(found.artifact(), "") : own;
    String name = folder == null ? found.artifact() : folder;
    facts.merge(module + ": " + name, scope + (folder == null ? version : ""), MavenBuild::both);
  }

  /** A blank and the version, or nothing where an imported platform decides. */
  private String version(Pom found) {
    return found.text("version").map(text -> " " + versions.getOrDefault(text, text)).orElse("");
  }
}
