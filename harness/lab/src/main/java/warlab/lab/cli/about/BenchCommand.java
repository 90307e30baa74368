package warlab.lab.cli.about;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import warlab.lab.bench.SearchTask;
import warlab.lab.bench.SelfPlay;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;

/** Measures this build on this machine. */
@Command(
    name = "bench",
    description = {
      "Shows how fast fixed games and searches are on this machine, by CPU time of one thread.",
      "The signature (nodes of the same searches) does not depend on speed."
    },
    footer = {"", "Example: warlab bench --signature"})
public final class BenchCommand extends CliCommand {
  /** So long it takes until the JIT has done its best. */
  private static final long WARM_NANOS = 1_500_000_000L;

  private static final int GAMES = 50;

  /** A game, a blank, and the player that plays itself. */
  private static final List<String> SELF_PLAY =
      List.of(
          "ai-wargame alpha-beta:depth=2,heuristic=e2",
          "grid-conflict alpha-beta:depth=2,heuristic=duel",
          "tank-wars hunter");

  @Mixin private CatalogOption names = new CatalogOption();

  @Option(names = "--signature", description = "Print only the signature.")
  private boolean signatureOnly;

  @Override
  public Integer call() {
    var catalog = names.catalog();
    if (!signatureOnly) {
      for (String players : SELF_PLAY) {
        String[] parts = players.split(" ", 2);
        SelfPlay games = new SelfPlay(catalog, names.game(parts[0]), parts[1]);
        print(players, "games/s", () -> play(games));
      }
      var seats = SearchTask.seats();
      for (SearchTask task : SearchTask.all(catalog)) {
        print(task.name(), "nodes/s", () -> task.nodes(catalog, seats));
      }
      out().println();
    }
    out().print(SearchTask.signature(catalog));
    return ExitCode.DONE;
  }

  /** The same games every time. */
  private static long play(SelfPlay games) {
    for (int number = 0; number < GAMES; number++) {
      games.play(number, false);
    }
    return GAMES;
  }

  private void print(String name, String unit, LongSupplier work) {
    out().printf(Locale.ROOT, "%-50s %,14.0f %s%n", name, perSecond(work), unit);
    out().flush();
  }

  /** How much was done a second in the fastest of many rounds; the first ones warm the JIT up. */
  private static double perSecond(LongSupplier work) {
    var clock = ManagementFactory.getThreadMXBean();
    double best = 0;
    long begun = clock.getCurrentThreadCpuTime();
    for (long now = begun; now - begun < WARM_NANOS; ) {
      long done = work.getAsLong();
      long end = clock.getCurrentThreadCpuTime();
      best = Math.max(best, done * 1e9 / Math.max(1, end - now));
      now = end;
    }
    return best;
  }
}
