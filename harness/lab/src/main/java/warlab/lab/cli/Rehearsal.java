package warlab.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Side;

/**
 * Goes once through what users do most, for the launcher's archive of classes: the JVM notes what
 * is loaded. The jar of heuristics is not there, or an edited one would throw the archive away; a
 * plug-in stands in.
 */
final class Rehearsal {
  private static final String PLAYER = "alpha-beta:nodes=2000,heuristic=stand-in";

  private static final String EXPERIMENT =
      """
      name: rehearsal
      game: ai-wargame
      seed: 1
      players:
        one: {search: alpha-beta, depth: 1, heuristic: stand-in}
        two: {search: alpha-beta, depth: 2, heuristic: stand-in}
      match: {pairs: 10, openings: {plies: 6}}
      """;

  private static final String DUEL =
      """
      3 3 A
      100 40 0 20 20
      100 40 0 20 20
      0
      A A1 m A2 m A3 m B1 m B2 m B3 m C1 m C2 B C3
      """;

  private Rehearsal() {}

  /** In an empty folder of the launcher's. */
  public static void main(String[] arguments) throws IOException {
    Locale.setDefault(Locale.ROOT);
    List<Integer> unused = play(Path.of(arguments[0])); // what fails is just not in the archive
  }

  /** Goes through all commands and returns their exit codes. */
  static List<Integer> play(Path folder) throws IOException {
    String plugins = Files.createDirectory(folder.resolve("plugins")).toString();
    writeService(Path.of(plugins, "stand-in.jar"));
    String duel = Files.writeString(folder.resolve("duel.txt"), DUEL).toString();
    String experiment = Files.writeString(folder.resolve("run.yaml"), EXPERIMENT).toString();
    String out = folder.resolve("results").toString();
    return List.of(
        perform("--help"),
        perform("list", "--plugins", plugins),
        perform("best-move", duel, "--player", PLAYER, "--plugins", plugins),
        perform("search", "ai-wargame", "--player", PLAYER, "--plugins", plugins),
        perform("run", experiment, "--quiet", "--out", out, "--plugins", plugins));
  }

  private static void writeService(Path jar) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("META-INF/services/" + Heuristic.class.getName()));
      zip.write(StandIn.class.getName().getBytes(StandardCharsets.UTF_8));
    }
  }

  private static int perform(String... arguments) {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    return Main.execute(nowhere, nowhere, arguments);
  }

  /** Finds all positions of any game equal. */
  public static final class StandIn implements Heuristic {
    @Override
    public String id() {
      return "stand-in";
    }

    @Override
    public String help() {
      return "0";
    }

    @Override
    public String game() {
      return "*";
    }

    @Override
    public int evaluate(Position position, Side view) {
      return 0;
    }
  }
}
