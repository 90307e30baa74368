package warlab.lab.record.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.record.GameId;
import warlab.lab.record.GameRecord;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.Records;
import warlab.lab.record.ResultsException;

class JournalReaderTest {
  @TempDir Path temp;

  /** Three pairs: games 0 to 5 of two moves each, which are kept of the odd ones. */
  @BeforeEach
  void write() {
    List<List<PlayedGame>> pairs = new ArrayList<>();
    for (int pair = 0; pair < 3; pair++) {
      pairs.add(List.of(played(pair, 0), played(pair, 1)));
    }
    Records.write(temp, pairs);
  }

  private static PlayedGame played(int pair, int leg) {
    long game = 2L * pair + leg;
    GameRecord record = Records.game(new GameId(game, 0, pair, leg), "a", "b");
    List<MoveRecord> moves =
        isKept(game) ? List.of(Records.move(game, 0, 5), Records.move(game, 1, null)) : List.of();
    return Records.played(record, moves);
  }

  private static boolean isKept(long game) {
    return game % 2 == 1;
  }

  /** What a report is told of each game: its number, whether its time is known, its plies. */
  private List<String> report() {
    List<String> told = new ArrayList<>();
    try (JournalReader reader = new JournalReader(temp)) {
      for (GameRecord game = reader.next(); game != null; game = reader.next()) {
        String timed = reader.readTiming() == null ? "-" : "t";
        told.add(
            game.id().game() + timed + reader.readMoves().stream().map(MoveRecord::ply).toList());
      }
    }
    return told;
  }

  /** The number of pairs that a run goes on behind. */
  private int wholePairs() {
    try (PairReader reader = new PairReader(temp)) {
      int pairs = 0;
      while (reader.next(2, leg -> isKept(leg)) != null) {
        pairs++;
      }
      return pairs;
    }
  }

  private void assertNotResumed(String message) {
    assertThatThrownBy(this::wholePairs).isInstanceOf(ResultsException.class).hasMessage(message);
  }

  private void removeLine(String file, int number) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(temp.resolve(file)));
    lines.remove(number - 1);
    Files.writeString(temp.resolve(file), String.join("\n", lines) + "\n");
  }

  private void append(String file, String text) throws IOException {
    Files.writeString(temp.resolve(file), text, StandardOpenOption.APPEND);
  }

  @Test
  void walksAllFilesInStep() {
    assertThat(report())
        .containsExactly("0t[]", "1t[0, 1]", "2t[]", "3t[0, 1]", "4t[]", "5t[0, 1]");
    assertThat(wholePairs()).isEqualTo(3);
  }

  @Test
  void aReportDoesWithoutWhatIsNotThere() throws IOException {
    removeLine("timings.csv", 4);
    removeLine("moves.csv", 2);
    removeLine("games.csv", 5);
    assertThat(report()).containsExactly("0t[]", "1t[1]", "2-[]", "4t[]", "5t[0, 1]");
  }

  @Test
  void aRunDoesNotGoOnOverAGap() throws IOException {
    removeLine("timings.csv", 4);
    assertNotResumed("timings.csv line 4: game 3 does not fit to game 2 of games.csv");
  }

  @Test
  void aRunDoesNotGoOnWhereAMoveIsMissing() throws IOException {
    removeLine("moves.csv", 6);
    assertNotResumed("moves.csv line 6: game 5 does not fit to game 5 of games.csv");
  }

  @Test
  void aRunDoesNotGoOnWhereTheLastMoveOfAGameIsMissing() throws IOException {
    removeLine("moves.csv", 5);
    assertNotResumed("moves.csv line 5: game 5 does not fit to game 3 of games.csv");
  }

  @Test
  void aRunDoesNotGoOnWhereAGameIsMissing() throws IOException {
    removeLine("games.csv", 3);
    removeLine("timings.csv", 3);
    assertNotResumed("moves.csv line 2: game 1 does not fit to game 2 of games.csv");
  }

  @Test
  void aRunDoesNotGoOnWhereAllMovesOfAGameAreMissing() throws IOException {
    removeLine("moves.csv", 4);
    removeLine("moves.csv", 4);
    assertNotResumed("moves.csv line 4: game 5 does not fit to game 3 of games.csv");
  }

  /** A shorter plan may have kept the moves of more games than the one that goes on. */
  @Test
  void movesThatThePlanDoesNotKeepMayBeThere() {
    try (PairReader reader = new PairReader(temp)) {
      assertThat(reader.next(2, leg -> false)).hasSize(2);
    }
  }

  @Test
  void aRunGoesOnBeforeThePairWhoseMovesAreNotAllThere() throws IOException {
    removeLine("moves.csv", 7);
    assertThat(wholePairs()).isEqualTo(2);
  }

  @Test
  void aRunGoesOnBeforeAHalfPair() throws IOException {
    removeLine("games.csv", 7);
    assertThat(wholePairs()).isEqualTo(2);
  }

  /** After a crash, what stands behind the last game may be anything. */
  @Test
  void aRunDoesNotReadTimesBehindTheLastGame() throws IOException {
    append("timings.csv", "\0\0\0\n");
    assertThat(wholePairs()).isEqualTo(3);
  }

  @Test
  void theTailBeginsBehindTheLastWholePair() throws IOException {
    Journal.Mark whole =
        new Journal.Mark(size("games.csv"), size("moves.csv"), size("timings.csv"));
    append("games.csv", "6,0,3,0");
    append("timings.csv", "6,5,6,12");
    try (PairReader reader = new PairReader(temp)) {
      while (reader.next(2, JournalReaderTest::isKept) != null) {
        assertThat(reader.lineNumber()).isOdd();
      }
      JournalTail tail = reader.tail();
      assertThat(tail.mark()).isEqualTo(whole);
      assertThat(tail)
          .hasToString("what an interruption left unfinished (lines: games.csv 1, timings.csv 1)");
    }
  }

  /** What a power failure leaves: bytes that did not reach the disk are zero. */
  @Test
  void zerosCountAsTorn() throws IOException {
    int whole = wholePairs();
    append("games.csv", "\0\0\0\0");
    append("moves.csv", "\0\0\n6,0,first,A0 A1,,2,50,40,00000000\n");
    append("timings.csv", "\0".repeat(5000));
    assertThat(wholePairs()).isEqualTo(whole);
    removeLine("games.csv", 6);
    byte[] games = Files.readAllBytes(temp.resolve("games.csv"));
    java.util.Arrays.fill(games, games.length - 40, games.length, (byte) 0);
    Files.write(temp.resolve("games.csv"), games);
    assertThat(wholePairs()).isEqualTo(2);
  }

  private long size(String file) throws IOException {
    return Files.size(temp.resolve(file));
  }

  @Test
  void whoAsksForGamesAloneReadsNothingElse() throws IOException {
    Files.writeString(temp.resolve("moves.csv"), MovesCsv.FILE.header() + "\ndamaged\n");
    try (JournalReader reader = new JournalReader(temp)) {
      int games = 0;
      while (reader.next() != null) {
        games++;
      }
      assertThat(games).isEqualTo(6);
    }
  }
}
