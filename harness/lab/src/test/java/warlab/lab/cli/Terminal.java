package warlab.lab.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import warlab.lab.run.progress.Screen;

/** What a command printed and how it ended, run in this process. */
public record Terminal(int exitCode, String out, String err) {

  public static Terminal run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Main.execute(new PrintWriter(out), new PrintWriter(err, true), arguments);
    return new Terminal(code, out.toString(), err.toString());
  }

  /** What a command leaves on a terminal, where news and results are one. */
  public static String screen(String... arguments) {
    System.setProperty("warlab.terminal", "true");
    try {
      StringWriter both = new StringWriter();
      int unused =
          Main.execute(new PrintWriter(both, true), new PrintWriter(both, true), arguments);
      return Screen.of(both.toString());
    } finally {
      System.clearProperty("warlab.terminal");
    }
  }

  public List<String> lines() {
    return out.lines().toList();
  }
}
