package warlab.lab.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Format;
import warlab.lab.config.MadeUpConfig;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerSpec;
import warlab.lab.plan.StopRule;
import warlab.lab.record.GameRecord;
import warlab.lab.record.ResultsFolder;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;
import warlab.lab.run.match.PlayerSource;
import warlab.lab.run.program.Program;

/** Runs of {@link PilePlan}s, with short patience. */
final class PileRun {
  private static final RunTimeouts PACE =
      new RunTimeouts(200_000_000, RunTimeouts.USUAL.forceNanos());

  private PileRun() {}

  static RunSpec experiment(PilePlan plan, PlayerSource players) {
    return experiment(plan, players, pairing -> StopRule.NEVER);
  }

  static RunSpec experiment(
      PilePlan plan, PlayerSource players, Function<Pairing, StopRule> rules) {
    return new RunSpec(
        config(plan),
        plan,
        players,
        rules,
        Map.of("config", "c0ffee", "version", "1.0"),
        new Program(Map.of("pile.Clever", "1a2b", "pile.Random", "3c4d")));
  }

  private static ExperimentConfig config(PilePlan plan) {
    List<PlayerSpec> players =
        plan.pairings().stream()
            .flatMap(pairing -> Stream.of(pairing.a(), pairing.b()))
            .distinct()
            .toList();
    Format format = plan.legs() == 1 ? Format.CROSS : Format.ROUND_ROBIN;
    return MadeUpConfig.of(
        plan.game(), players, MadeUpConfig.match(format, plan.pairs(), List.of(), List.of()), null);
  }

  static ExperimentRun in(Path folder, RunSpec experiment, int threads, RunListener... listen) {
    return new ExperimentRun(experiment, new ResultsFolder(folder), threads, List.of(listen), PACE);
  }

  static RunResult play(Path folder, PilePlan plan, int threads) {
    PilePlayers players = new PilePlayers();
    try {
      return in(folder, experiment(plan, players), threads).run();
    } finally {
      players.release();
    }
  }

  /** Stops when one player is ahead by so many points: as early as a real test, but easier seen. */
  static Function<Pairing, StopRule> leadOf(int halfPoints) {
    return pairing -> new Lead(halfPoints);
  }

  static String games(Path folder) {
    return text(folder.resolve("games.csv"));
  }

  static String moves(Path folder) {
    return text(folder.resolve("moves.csv"));
  }

  static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static final class Lead implements StopRule {
    private final int limit;
    private int lead;

    Lead(int limit) {
      this.limit = limit;
    }

    @Override
    public @Nullable String verdictAfter(List<GameRecord> pair) {
      for (GameRecord game : pair) {
        Side ours = game.id().leg() == 0 ? Side.FIRST : Side.SECOND;
        lead += game.outcome().halfPoints(ours) - 1;
      }
      return Math.abs(lead) >= limit ? "ahead by " + lead : null;
    }
  }
}
