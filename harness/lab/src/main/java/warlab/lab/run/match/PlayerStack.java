package warlab.lab.run.match;

import java.util.List;
import java.util.regex.Pattern;

/** Tells by a stack, its classes from the top, whether a player is at work. */
public final class PlayerStack {
  private static final String CALLER = Contestant.class.getName();

  /** What a contestant calls besides players. */
  private static final List<String> BESIDES =
      List.of(CALLER, PlayerCallGuard.class.getName(), "warlab.lab.record.");

  private static final Pattern JDK = Pattern.compile("(java|javax|jdk|sun)\\..*");

  private PlayerStack() {}

  /** Whether it ends in what a player called, or in the player. */
  public static boolean isOne(List<String> classes) {
    List<String> ours = classes.stream().dropWhile(name -> JDK.matcher(name).matches()).toList();
    return ours.stream().anyMatch(name -> name.startsWith(CALLER))
        && BESIDES.stream().noneMatch(ours.get(0)::startsWith);
  }
}
