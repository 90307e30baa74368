package warlab.lab.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.run.match.PlayerStack;

/**
 * Who ended a process, as far as that can be known: a call of {@code System.exit} is seen from
 * inside, a crash in the file that the JVM leaves. Everything else looks like a kill.
 */
public final class ProcessEnd {
  private static final Pattern THREAD =
      Pattern.compile("(?m)^Current thread \\(\\w+\\): +JavaThread \"([^\"]*)\"");

  /** A frame of a crash: interpreted or compiled, maybe with a number and the compiler. */
  private static final Pattern FRAME =
      Pattern.compile("(?m)^[jJ]\\s+(?:\\d+\\S*\\s+)?(?:c[12]\\s+)?([^\\s(]+)\\.[^\\s.(]+\\(");

  private ProcessEnd() {}

  /** Whether code inside the process is ending it; else a signal is. */
  public static boolean isFromInside() {
    return exiting().findAny().isPresent();
  }

  /** The thread on which a player is ending the process; {@code null} when none is. */
  static @Nullable Thread exitingPlayer() {
    return exiting()
        .filter(
            stack ->
                PlayerStack.isOne(Arrays.stream(stack.getValue()).map(ProcessEnd::name).toList()))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(null);
  }

  /** A signal ends the process by another way than the program's own call. */
  private static Stream<Map.Entry<Thread, StackTraceElement[]>> exiting() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(
            stack ->
                Arrays.stream(stack.getValue())
                    .anyMatch(
                        frame ->
                            frame.getClassName().equals(Runtime.class.getName())
                                && frame.getMethodName().equals("exit")));
  }

  private static String name(StackTraceElement frame) {
    return frame.getClassName();
  }

  /**
   * The thread on which a process crashed in a player, by the file that the JVM leaves; empty when
   * there is none or it names another frame.
   *
   * @param began when that process did: numbers of processes are used again
   */
  static String crashedIn(long process, Instant began) {
    String name = "hs_err_pid" + process + ".log";
    return Stream.of("", System.getProperty("java.io.tmpdir"))
        .map(folder -> crashedIn(Path.of(folder, name), began))
        .filter(thread -> !thread.isEmpty())
        .findFirst()
        .orElse("");
  }

  private static String crashedIn(Path file, Instant began) {
    try {
      if (!Files.isRegularFile(file)
          || Files.getLastModifiedTime(file).toInstant().isBefore(began)) {
        return "";
      }
      String text = Files.readString(file);
      Matcher thread = THREAD.matcher(text);
      List<String> classes = FRAME.matcher(text).results().map(frame -> frame.group(1)).toList();
      return thread.find() && PlayerStack.isOne(classes) ? thread.group(1) : "";
    } catch (IOException unreadable) {
      return "";
    }
  }
}
