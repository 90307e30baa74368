package warlab.lab.record.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Ending;
import warlab.games.Outcome;
import warlab.games.Side;
import warlab.lab.record.Fault;
import warlab.lab.record.GameId;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.Records;
import warlab.lab.record.ResultsException;
import warlab.lab.record.SideTiming;
import warlab.lab.record.SideTotals;
import warlab.players.EvalsByDepth;

class CsvFilesTest {
  private static final SideTotals TOTALS =
      new SideTotals(3, 2, 6, 2, 100, 0, EvalsByDepth.of(new long[] {0, 3, 77}, 3));

  private static final List<MoveRecord> MOVES =
      List.of(
          new MoveRecord(7, 0, Side.FIRST, "e4 e3", -2_147_483_648, 3),
          new MoveRecord(7, 1, Side.SECOND, "-", null, 0));
  private static final GameTiming TIMING =
      new GameTiming(7, new SideTiming(1, 0, 0, 0), new SideTiming(2, 3, 4, 0), 3_000_000_000L);

  @TempDir Path temp;

  @Test
  void aGameIsOneLineWithACheckAtItsEnd() {
    write(game("e0", "e2", null));
    assertThat(text("games.csv"))
        .isEqualTo(
            "game,pairing,pair,leg,opening,first,second,outcome,ending,fault,usedChance,hash,"
                + "firstDecisions,firstSearched,firstDepths,firstSearches,firstNodes,"
                + "firstTableHits,firstEvalsByDepth,"
                + "secondDecisions,secondSearched,secondDepths,secondSearches,secondNodes,"
                + "secondTableHits,secondEvalsByDepth,check\n"
                + "7,1,2,1,-1,e0,e2,second,move-limit,,true,00000000000000ff,"
                + "3,2,6,2,100,0,1:3 2:77,0,0,0,0,0,0,,"
                + "6a4092d9\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plain",
        "e2 depth=3",
        "",
        " blank at the ends ",
        "a,b",
        "say \"hi\"",
        "\"",
        "\"\"",
        "ünï 漢字 🎲",
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "'quoted",
        "''",
        "=\"a\",b",
        "naïve, \"=1\""
      })
  void everyNameIsReadBackAsItWas(String name) {
    write(game(name, "other", new Fault(Side.FIRST, Fault.Kind.STACK_OVERFLOW)));
    assertThat(games())
        .containsExactly(game(name, "other", new Fault(Side.FIRST, Fault.Kind.STACK_OVERFLOW)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", "=\"a\",b"})
  void noNameIsAFormulaInASpreadsheet(String name) {
    write(game(name, "other", null));
    String line = text("games.csv").lines().skip(1).findFirst().orElseThrow();
    assertThat(line).contains(",\"'" + name.charAt(0));
  }

  @Test
  void aRecordIsOneLineWhateverItsTextsHold() {
    write(game("two\r\nlines\tand\0more", "other", null));
    assertThat(text("games.csv").lines()).hasSize(2);
    assertThat(games().get(0).first()).isEqualTo("two  lines and more");
  }

  /** No two numbers are alike: two columns that swapped places would be found. */
  @Test
  void everyValueIsReadBackWhereItWas() {
    SideTotals first = new SideTotals(12, 11, 13, 14, 15, 16, EvalsByDepth.of(new long[] {19}, 1));
    SideTotals second = new SideTotals(22, 21, 23, 24, 25, 26, EvalsByDepth.of(new long[] {29}, 1));
    GameRecord game =
        new GameRecord(
            new GameId(1, 2, 3, 4),
            5,
            "a",
            "b",
            Outcome.SECOND_WINS,
            Ending.FAULT,
            new Fault(Side.FIRST, Fault.Kind.TIMEOUT),
            false,
            7,
            first,
            second);
    write(game);
    assertThat(games()).containsExactly(game);
    assertThat(text("games.csv"))
        .contains(
            "\n1,2,3,4,5,a,b,second,fault,timeout,false,0000000000000007,"
                + "12,11,13,14,15,16,0:19,22,21,23,24,25,26,0:29,");
  }

  @Test
  void numbersOfEverySizeAreReadBack() {
    SideTotals huge = new SideTotals(9, 1, 10, Long.MAX_VALUE, 1L << 53, 100, EvalsByDepth.NONE);
    GameRecord game =
        new GameRecord(
            new GameId(Long.MAX_VALUE, Integer.MAX_VALUE, 0, 1),
            Integer.MIN_VALUE,
            "a",
            "b",
            Outcome.FIRST_WINS,
            new Ending("move-limit"),
            null,
            true,
            -1,
            huge,
            SideTotals.NONE);
    write(game);
    assertThat(games()).containsExactly(game);
  }

  @Test
  void movesAndTimingsAreReadBack() {
    writeWithMoves();
    assertThat(all(MovesCsv.FILE)).isEqualTo(MOVES);
    assertThat(all(TimingsCsv.FILE)).containsExactly(TIMING);
    assertThat(text("moves.csv"))
        .isEqualTo(
            """
            game,ply,side,move,score,depth,check
            7,0,first,e4 e3,-2147483648,3,f6ba567c
            7,1,second,"'-",,0,fa3ffdb8
            """);
  }

  @Test
  void aTornLineDoesNotCount() throws IOException {
    write(game("a", "b", null));
    String line = text("games.csv").lines().skip(1).findFirst().orElseThrow();
    Files.writeString(temp.resolve("games.csv"), line, StandardOpenOption.APPEND);
    assertThat(games()).hasSize(1);
  }

  @Test
  void aMissingFileHasNoRecords() {
    assertThat(games()).isEmpty();
  }

  @Test
  void wrongFieldsAreNamed() throws IOException {
    String header =
        "game,firstNanos,secondNanos,totalNanos,firstOverruns,secondOverruns,"
            + "firstWorstNanos,secondWorstNanos,firstFarOverruns,secondFarOverruns,check\n";
    Files.writeString(temp.resolve("timings.csv"), header + "1,2,x,4,0,0,0,0,0,0,8557d1fc\n");
    assertThatThrownBy(() -> all(TimingsCsv.FILE))
        .isInstanceOf(ResultsException.class)
        .hasMessage("timings.csv line 2: column secondNanos: a number from 0 on expected, not 'x'");
    Files.writeString(temp.resolve("timings.csv"), header + "1,2\n");
    assertThatThrownBy(() -> all(TimingsCsv.FILE))
        .hasMessage("timings.csv line 2: 2 fields where 11 are expected");
    Files.writeString(temp.resolve("timings.csv"), header + "\n1,2,3,4,0,0,0,0,0,0,5\n");
    assertThatThrownBy(() -> all(TimingsCsv.FILE))
        .hasMessage("timings.csv line 2: 1 fields where 11 are expected");
  }

  /** The end of the last line excepted: without it the line is torn and does not count. */
  @ParameterizedTest
  @ValueSource(strings = {"games.csv", "moves.csv", "timings.csv"})
  void everyFlippedByteIsFoundAndItsLineNamed(String name) throws IOException {
    writeWithMoves();
    byte[] whole = Files.readAllBytes(temp.resolve(name));
    for (int at = 0; at < whole.length - 1; at++) {
      byte[] damaged = whole.clone();
      damaged[at] ^= (byte) (1 << at % 7);
      Files.write(temp.resolve(name), damaged);
      assertThatThrownBy(this::readAll)
          .as("byte %d", at)
          .isInstanceOf(ResultsException.class)
          .hasMessageMatching("(?s).*" + name + " line [123]: .*");
    }
  }

  @Test
  void linesLongerThanTheBufferAreRead() {
    String name = "x".repeat(200_000);
    write(game(name, "b", null));
    assertThat(games().get(0).first()).isEqualTo(name);
  }

  private static GameRecord game(String first, String second, @Nullable Fault fault) {
    return new GameRecord(
        new GameId(7, 1, 2, 1),
        -1,
        first,
        second,
        Outcome.SECOND_WINS,
        fault == null ? new Ending("move-limit") : Ending.FAULT,
        fault,
        true,
        255,
        TOTALS,
        SideTotals.NONE);
  }

  private void write(GameRecord game) {
    Records.write(temp, List.of(List.of(Records.played(game, List.of()))));
  }

  private void writeWithMoves() {
    PlayedGame game = new PlayedGame(game("a", "b", null), TIMING, MOVES, null);
    Records.write(temp, List.of(List.of(game)));
  }

  private void readAll() {
    all(GamesCsv.FILE);
    all(MovesCsv.FILE);
    all(TimingsCsv.FILE);
  }

  private List<GameRecord> games() {
    return all(GamesCsv.FILE);
  }

  private <T> List<T> all(CsvFile<T> file) {
    List<T> records = new ArrayList<>();
    try (RecordReader<T> reader = new RecordReader<>(temp, file)) {
      for (T next = reader.next(); next != null; next = reader.next()) {
        records.add(next);
      }
    }
    return records;
  }

  private String text(String file) {
    try {
      return Files.readString(temp.resolve(file));
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }
}
