package warlab.lab.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A project of one source file with the real launcher in it, and a PATH on which only the tools of
 * a test lie. Its folder has a blank in its name. Build tools are scripts that write down how they
 * were called.
 */
final class TestCheckout {

  /** How a launcher ended, and what it wrote. */
  record Ended(int exitCode, String out, String err) {}

  private static final List<String> EVERYDAY_TOOLS =
      List.of(
          "awk",
          "cat",
          "cmp",
          "cp",
          "date",
          "find",
          "grep",
          "head",
          "ln",
          "mkdir",
          "mv",
          "nice",
          "readlink",
          "rm",
          "rmdir",
          "sed",
          "sha256sum",
          "sleep",
          "sync",
          "tee",
          "touch",
          "tr");

  private static final String CALLED = "echo \"${0##*/} $*\" >>\"$CALLS\"\n";

  private final Path folder;
  private final Path tools;
  private final Map<String, String> environment = new HashMap<>();

  TestCheckout(Path temporary) throws IOException {
    folder = temporary.resolve("a house");
    tools = Files.createDirectories(temporary.resolve("tools"));
    Files.createDirectories(source().getParent());
    Files.createDirectory(folder.resolve("heuristics"));
    Files.writeString(source(), "class Main {}");
    Files.writeString(folder.resolve("pom.xml"), "<project/>");
    Files.copy(ProjectHome.find().resolve("warlab"), launcher());
    makeExecutable(launcher());
    Files.copy(ProjectHome.find().resolve("harness/build.sh"), folder.resolve("harness/build.sh"));
    for (String tool : EVERYDAY_TOOLS) {
      withTool(tool, "exec '%s' \"$@\"\n".formatted(locate(tool)));
    }
    environment.put("PATH", tools.toString());
    environment.put("HOME", temporary.toString());
    environment.put("CALLS", calls().toString());
  }

  Path folder() {
    return folder;
  }

  Path launcher() {
    return folder.resolve("warlab");
  }

  Path source() {
    return folder.resolve("harness/lab/src/main/java/Main.java");
  }

  Path lock() {
    return folder.resolve("build/app/lock");
  }

  TestCheckout with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  /**
   * A Java that prints its arguments and folder, and ends with the exit code 7, unless it is to
   * make a file: then it writes that and ends well.
   */
  TestCheckout withJava(int version) throws IOException {
    return withTool(
        "java",
        """
        for word; do
          case $word in
            -XX:DumpLoadedClassList=* | -XX:AOTCacheOutput=*) file=${word#*=} ;;
            -XX:SharedArchiveFile=*) archive=${word#*=} ;;
            -Xshare:dump) file='' ;;
          esac
        done
        [ -z "${file+set}" ] || { echo archive >"${file:-$archive}"; exit 0; }
        case $1 in
          -version) echo 'openjdk version "%d.0.1" 2030-01-01' >&2 ;;
          --list-modules) echo jdk.compiler@%d ;;
          *) printf '%%s\\n' "$@" "in $PWD"; exit 7 ;;
        esac
        """
            .formatted(version, version));
  }

  /** The Java of this test, with the real program on its class path. */
  TestCheckout withRealProgram() throws IOException {
    return withTool(
        "java",
        """
        java='%s/bin/java'
        case $1 in
          -version | --list-modules) exec "$java" "$@" ;;
        esac
        while [ "$1" != warlab.lab.cli.Main ]; do shift; done
        exec "$java" -cp '%s' "$@"
        """
            .formatted(System.getProperty("java.home"), System.getProperty("java.class.path")));
  }

  TestCheckout withMaven() throws IOException {
    return withMaven("");
  }

  /** A Maven that says this and fails. */
  TestCheckout withFailingMaven(String words) throws IOException {
    return withMaven(saying(words) + "exit 1\n");
  }

  /** Shell that prints a text with the folder of the house for {@code HOUSE}. */
  String saying(String words) throws IOException {
    return "cat <<'END'\n%s\nEND\n"
        .formatted(words.strip().replace("HOUSE", folder.toRealPath().toString()));
  }

  /** A Maven that makes three jars, two of what variables say, and then does what is said. */
  TestCheckout withMaven(String more) throws IOException {
    return withTool(
        "mvn",
        CALLED
            + """
            mkdir busy || exit 1 # two builds at once
            mkdir -p harness/lab/target/lib
            echo "${LAB:-lab}" >harness/lab/target/lab-0.jar
            echo games >harness/lab/target/lib/games-0.jar
            echo "${HEURISTICS:-heuristics}" >harness/lab/target/lib/heuristics-0.jar
            rmdir busy
            """
            + more);
  }

  TestCheckout withGradle(String version) throws IOException {
    return withGradle(version, "");
  }

  /** A Gradle that makes a jar, and then does what is said. */
  TestCheckout withGradle(String version, String more) throws IOException {
    return withTool("gradle", gradle(version) + more);
  }

  TestCheckout withGradleWrapper() throws IOException {
    Path wrapper = folder.resolve("gradlew");
    Files.writeString(wrapper, "#!/bin/sh\n" + gradle("9.3.1"));
    makeExecutable(wrapper);
    Path properties = folder.resolve("gradle/wrapper/gradle-wrapper.properties");
    Files.createDirectories(properties.getParent());
    Files.writeString(properties, "distributionUrl=https\\://host/gradle-9.3.1-bin.zip\n");
    return this;
  }

  /** What the wrapper leaves behind when it has fetched its Gradle. */
  TestCheckout withFetchedGradle() throws IOException {
    Path mark =
        tools.resolveSibling(".gradle/wrapper/dists/gradle-9.3.1-bin/abc/gradle-9.3.1-bin.zip.ok");
    Files.createDirectories(mark.getParent());
    Files.createFile(mark);
    return this;
  }

  /** The build tools' command lines so far. */
  List<String> builds() throws IOException {
    return Files.exists(calls()) ? Files.readAllLines(calls()) : List.of();
  }

  Ended run(String... arguments) throws IOException, InterruptedException {
    return end(start(launcher(), folder, arguments));
  }

  Process start(Path script, Path workingFolder, String... arguments) throws IOException {
    var command = new ArrayList<String>(List.of(script.toString()));
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command).directory(workingFolder.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    return builder.start();
  }

  /** Waits for the end. What a launcher writes here is small enough to be read one by one. */
  static Ended end(Process process) throws IOException, InterruptedException {
    process.getOutputStream().close();
    String out = read(process.getInputStream());
    String err = read(process.getErrorStream());
    return new Ended(process.waitFor(), out, err);
  }

  Path tool(String name) {
    return tools.resolve(name);
  }

  TestCheckout withTool(String name, String script) throws IOException {
    Path tool = tool(name);
    Files.writeString(tool, "#!/bin/sh\n" + script);
    makeExecutable(tool);
    return this;
  }

  private static String gradle(String version) {
    return "[ \"$1\" != --version ] || { echo 'Gradle %s'; exit; }\n".formatted(version)
        + CALLED
        + """
        mkdir -p harness/lab/build/install/warlab/lib
        echo lab >harness/lab/build/install/warlab/lib/lab.jar
        """;
  }

  private Path calls() {
    return tools.resolveSibling("calls");
  }

  private static Path locate(String tool) {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("/usr/bin:/bin");
    for (String place : path.split(":", -1)) {
      Path candidate = Path.of(place, tool);
      if (Files.isExecutable(candidate)) {
        return candidate;
      }
    }
    throw new IllegalStateException("no " + tool + " on the PATH");
  }

  private static void makeExecutable(Path file) throws IOException {
    if (!file.toFile().setExecutable(true)) {
      throw new IOException("cannot make " + file + " executable");
    }
  }

  private static String read(InputStream stream) throws IOException {
    return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
  }
}
