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

/**
 * Who ended a process, as far as that can be known: a call of {@code System.exit} is seen from
 * inside, a crash in the file that the JVM leaves. Everything else looks like a kill.
 */
final class ProcessEnd {
  /** What calls into players, and what it calls besides them. */
  private static final String CALLER = "warlab.lab.run.match.Contestant";

  private static final List<String> BESIDES =
      List.of(CALLER, "warlab.lab.run.match.PlayerCallGuard", "warlab.lab.record.");

  private static final Pattern JDK = Pattern.compile("(java|javax|jdk|sun)\\..*");

  private static final Pattern THREAD =
      Pattern.compile("(?m)^Current thread \\(\\w+\\): +JavaThread \"([^\"]*)\"");

  /** A frame of a crash: interpreted or compiled, maybe with a number and the compiler. */
  private static final Pattern FRAME =
      Pattern.compile("(?m)^[jJ]\\s+(?:\\d+\\S*\\s+)?(?:c[12]\\s+)?([^\\s(]+)\\.[^\\s.(]+\\(");

  private ProcessEnd() {}

  /** Whether code inside the process is ending it; else a signal is. */
  static boolean isFromInside() {
    return exiting().findAny().isPresent();
  }

  /** The thread on which a player is ending the process; {@code null} when none is. */
  static @Nullable Thread exitingPlayer() {
    return exiting()
        .filter(stack -> isPlayers(Arrays.stream(stack.getValue()).map(ProcessEnd::name).toList()))
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

  /** Whether a stack, its classes from the top, ends in what a player called, or the player. */
  static boolean isPlayers(List<String> classes) {
    List<String> ours = classes.stream().dropWhile(name -> JDK.matcher(name).matches()).toList();
    return ours.stream().anyMatch(name -> name.startsWith(CALLER))
        && BESIDES.stream().noneMatch(ours.get(0)::startsWith);
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
      return thread.find() && isPlayers(classes) ? thread.group(1) : "";
    } catch (IOException unreadable) {
      return "";
    }
  }
}
