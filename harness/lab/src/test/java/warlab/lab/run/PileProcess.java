package warlab.lab.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Starts {@link PileProgram} on the class path of the test, listens to it and ends it. */
final class PileProcess {
  private final List<String> command = new ArrayList<>();
  private final StringBuilder output = new StringBuilder();

  /** Arguments in front of the main class are options of the JVM. */
  PileProcess(Path folder, int threads, int pairs, int lead, String... pairings) {
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-XX:+UseSerialGC");
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(PileProgram.class.getName());
    command.addAll(List.of(folder.toString(), "" + threads, "" + pairs, "" + lead));
    command.addAll(List.of(pairings));
  }

  PileProcess withHeap(String size) {
    return with("-Xmx" + size);
  }

  /** With more options of the JVM. */
  PileProcess with(String... options) {
    command.addAll(1, List.of(options));
    return this;
  }

  /** Lets no file grow beyond this, as a full disk does. */
  PileProcess withFilesUpTo(int kibibytes) {
    // The unit of ulimit -f is 512 bytes in a POSIX shell.
    command.addAll(0, List.of("sh", "-c", "ulimit -f " + 2 * kibibytes + "; exec \"$@\"", "sh"));
    return this;
  }

  String output() {
    return output.toString();
  }

  /** Runs to the end; returns the exit code. */
  int run() {
    return runUntil(Long.MAX_VALUE, ProcessHandle::destroyForcibly);
  }

  /** Ends the process with {@code kill -9} once it says that so many games are committed. */
  int killAfter(long games) {
    return runUntil(games, ProcessHandle::destroyForcibly);
  }

  /** Asks the process to end, as SIGTERM does, once so many games are committed. */
  int terminateAfter(long games) {
    return runUntil(games, ProcessHandle::destroy);
  }

  private int runUntil(long games, Consumer<ProcessHandle> end) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      boolean ended = false;
      try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          output.append(line).append('\n');
          if (!ended && line.startsWith("games ") && Long.parseLong(line.substring(6)) >= games) {
            end.accept(process.toHandle());
            ended = true;
          }
        }
      }
      return process.waitFor();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException impatient) {
      throw new IllegalStateException(impatient);
    }
  }
}
