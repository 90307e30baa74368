package warlab.lab.run.progress;

/** What somebody in front of a terminal sees after all that was printed. */
public final class Screen {
  private Screen() {}

  /** Knows line feeds and the one command that a {@link StatusLine} gives: clear this line. */
  public static String of(String printed) {
    StringBuilder screen = new StringBuilder();
    for (String part : printed.replace("\r\n", "\n").split("\r\u001b\\[K", -1)) {
      screen.setLength(screen.lastIndexOf("\n") + 1);
      screen.append(part);
    }
    return screen.toString();
  }
}
