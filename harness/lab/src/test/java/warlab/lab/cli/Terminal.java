package warlab.lab.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** What a command printed and how it ended, run in this process. */
public record Terminal(int exitCode, String out, String err) {

  public static Terminal run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Main.execute(new PrintWriter(out), new PrintWriter(err, true), arguments);
    return new Terminal(code, out.toString(), err.toString());
  }

  public List<String> lines() {
    return out.lines().toList();
  }
}
