package warlab.lab.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import warlab.lab.config.Catalog;

/** What a ply of an outside program costs, when the program itself answers at once. */
final class ProgramBench {
  private static final String SOURCE = "answer.c";
  private static final List<String> COMPILERS = List.of("cc", "gcc", "clang");
  private static final int GAMES = 40;

  /** The best of these is told: the first ones warm the JIT up, others may be disturbed. */
  private static final int ROUNDS = 12;

  private ProgramBench() {}

  static Measurement measure(Catalog catalog) {
    try (ScratchFolder folder = new ScratchFolder()) {
      Path program = folder.path().resolve("answer");
      return compiles(program)
          ? new Measurement(
              Bench.HARNESS,
              "a ply of an outside program that answers at once",
              microsPerPly(catalog, program),
              "us")
          : new Measurement(Bench.HARNESS, "a ply of an outside program: skipped, no C", 0, "us");
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  private static boolean compiles(Path program) throws IOException {
    Path source = program.resolveSibling(SOURCE);
    try (InputStream text = ProgramBench.class.getResourceAsStream(SOURCE)) {
      Files.copy(Objects.requireNonNull(text), source);
    }
    return COMPILERS.stream().anyMatch(compiler -> compiles(compiler, source, program));
  }

  private static boolean compiles(String compiler, Path source, Path program) {
    try {
      return new ProcessBuilder(compiler, "-O2", "-o", program.toString(), source.toString())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException absent) {
      return false;
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static double microsPerPly(Catalog catalog, Path program) {
    SelfPlay play =
        new SelfPlay(
            catalog,
            catalog.game("ai-wargame").orElseThrow(),
            "program:command='" + program + "',depth=1");
    double best = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long begin = System.nanoTime();
      long plies = 0;
      for (int game = 0; game < GAMES; game++) {
        plies += play.play(game, false).record().moves();
      }
      best = Math.min(best, (System.nanoTime() - begin) / 1e3 / plies);
    }
    play.close();
    return best;
  }
}
