package warlab.cluster;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The program and a Spark without a distribution, as the launcher makes them: our own jars, a
 * folder with all of Spark's that stands for its home, and processes that run with them.
 */
final class TestCluster {
  private final Path folder;
  private final Path program;
  private final String classPath;

  /** What a process said, line by line, and how it ended. */
  record Ended(int exitCode, List<String> lines) {}

  TestCluster(Path folder) throws IOException {
    this.folder = folder;
    Path jars = Files.createDirectories(folder.resolve("spark").resolve("jars"));
    Map<String, Path> libraries = new LinkedHashMap<>();
    program = Files.createDirectories(folder.resolve("program"));
    String known = Files.readString(home().resolve("gradle/jars.sha256"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      String name = String.valueOf(path.getFileName());
      if (Files.isDirectory(path)) {
        path = packed(path, folder.resolve("classes-" + libraries.size() + ".jar"));
      }
      libraries.put(path.toString(), path);
      boolean isSparks = name.endsWith(".jar") && !known.contains("  " + name);
      if (!isSparks || path.startsWith(home())) {
        link(path, program);
      }
    }
    for (Path library : libraries.values()) {
      link(library, jars);
    }
    classPath = String.join(File.pathSeparator, libraries.keySet());
  }

  private static void link(Path jar, Path into) throws IOException {
    Path link = into.resolve(jar.getFileName());
    if (!Files.exists(link)) {
      try {
        Files.createLink(link, jar);
      } catch (IOException otherDisk) {
        Files.copy(jar, link);
      }
    }
  }

  static Path home() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("settings.gradle.kts"))) {
      folder = Objects.requireNonNull(folder.getParent());
    }
    return folder;
  }

  private static Path packed(Path classes, Path jar) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out);
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        zip.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
        Files.copy(file, zip);
      }
    }
    return jar;
  }

  /** Runs a command of the program to its end. */
  Ended run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // None of them lives long enough for the better compiler to pay.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m"));
    command.add("-Dspark.executor.extraJavaOptions=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    command.addAll(List.of("-Djava.awt.headless=true", "-Dwarlab.program=" + program));
    command.addAll(List.of("-cp", classPath, "warlab.lab.cli.Main"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("SPARK_HOME", folder.resolve("spark").toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    Process process = builder.start();
    List<String> lines = new ArrayList<>();
    try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        lines.add(line);
      }
    } catch (IOException killed) {
      // Its output ends with it.
    }
    return new Ended(process.waitFor(), lines);
  }

  static String joined(Ended ended) {
    return ended.lines().stream().collect(Collectors.joining("\n"));
  }
}
