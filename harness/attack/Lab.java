import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** The program under attack, as a user sees it: arguments in, exit code and text out. */
final class Lab {
  static final int HUNG = -1;
  static final int FAULTS = 3;
  static final int NOT_PROVEN = 4;
  static final int INTERRUPTED = 130;

  private static final long LONGEST_S = 180;
  private static final Pattern JAVA_SPEAKING =
      Pattern.compile("(?m)^\\s+at \\S+\\(|\\b\\w+(Exception|Error)\\b");
  private static final Pattern CONTROLS = Pattern.compile("[\\p{Cntrl}&&[^\\n\\r\\t]]");

  private final Path warlab;
  private final Path folder;

  Lab(Path warlab, Path folder) {
    this.warlab = warlab;
    this.folder = folder;
  }

  /** How a command ended, and what it said on standard error. */
  record Ending(List<String> command, int code, String said) {

    /** What is wrong with the way it failed; empty when it says in one line what happened. */
    String complaint() {
      if (code == HUNG) {
        return "did not end";
      }
      if (JAVA_SPEAKING.matcher(said).find()) {
        return "speaks Java";
      }
      if (CONTROLS.matcher(said).find()) {
        return "prints control characters";
      }
      boolean failed = code != 0 && !List.of(FAULTS, NOT_PROVEN, INTERRUPTED).contains(code);
      long errors = said.lines().filter(line -> line.startsWith("error: ")).count();
      return failed && errors != 1 ? "failed with " + errors + " lines of error" : "";
    }
  }

  /** Runs a command to its end. */
  Ending run(String... arguments) throws IOException, InterruptedException {
    return end(start(arguments), arguments);
  }

  /** Runs a command and ends it after a time, unless it has ended by itself. */
  Ending runFor(long millis, boolean kindly, String... arguments)
      throws IOException, InterruptedException {
    Process process = start(arguments);
    if (!process.waitFor(millis, TimeUnit.MILLISECONDS)) {
      if (kindly) {
        process.destroy();
      } else {
        process.destroyForcibly();
      }
    }
    return end(process, arguments);
  }

  private Process start(String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(warlab.toString()));
    command.addAll(Arrays.asList(arguments));
    return new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectInput(new java.io.File("/dev/null"))
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(errors().toFile())
        .start();
  }

  private Ending end(Process process, String... arguments)
      throws IOException, InterruptedException {
    boolean ended = process.waitFor(LONGEST_S, TimeUnit.SECONDS);
    process.destroyForcibly().waitFor();
    // Bytes as they are: a decoder would hide control characters that are no UTF-8.
    String said = Files.readString(errors(), StandardCharsets.ISO_8859_1);
    return new Ending(Arrays.asList(arguments), ended ? process.exitValue() : HUNG, said);
  }

  private Path errors() {
    return folder.resolveSibling("errors.txt");
  }
}
