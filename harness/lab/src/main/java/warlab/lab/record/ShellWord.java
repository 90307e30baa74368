package warlab.lab.record;

import java.util.regex.Pattern;

/** A word for a command that people copy into a shell: quoted when it must be. */
public final class ShellWord {
  private static final Pattern HARMLESS = Pattern.compile("[\\w./:=,@%+-]+");

  private ShellWord() {}

  public static String of(String word) {
    return HARMLESS.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
