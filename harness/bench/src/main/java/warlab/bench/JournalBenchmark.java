package warlab.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import warlab.lab.bench.SelfPlay;
import warlab.lab.record.GameRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.journal.Journal;
import warlab.lab.record.journal.JournalReader;

/** The time that the journal takes for a game of AI Wargame, written in pairs and read back. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class JournalBenchmark extends Contenders {
  private static final int GAMES = 1000;
  private static final List<String> FILES = List.of("games.csv", "moves.csv", "timings.csv");

  /** Whether every decision of the games is kept too. */
  @Param({"false", "true"})
  private boolean moves;

  private final List<List<PlayedGame>> pairs = new ArrayList<>();
  private Path results = Path.of("");

  @Setup
  public void playAndWrite() throws IOException {
    SelfPlay greedy = new SelfPlay(CATALOG, game("ai-wargame"), "greedy:heuristic=e2");
    for (int i = 0; i < GAMES; i += 2) {
      pairs.add(List.of(greedy.play(i, moves), greedy.play(i + 1, moves)));
    }
    results = Files.createTempDirectory("warlab-bench");
    append();
  }

  @TearDown
  public void delete() throws IOException {
    for (String file : FILES) {
      Files.deleteIfExists(results.resolve(file));
    }
    Files.delete(results);
  }

  /** Over the former file each time, so that the disk does not fill up. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public void append() {
    try (var journal = new Journal(results, Journal.Mark.START)) {
      pairs.forEach(journal::append);
    }
  }

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public long read() {
    long plies = 0;
    try (JournalReader journal = new JournalReader(results)) {
      for (GameRecord game = journal.next(); game != null; game = journal.next()) {
        plies += game.moves();
      }
    }
    return plies;
  }
}
