package warlab.lab.record.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.record.Opening;

/** Some rows of a long list are found without reading what stands before them. */
class NumberedRowTest {
  private static final int SIZE = 20_000;

  @TempDir Path folder;

  @BeforeEach
  void writeList() {
    try (OpeningLog log = new OpeningLog(folder)) {
      for (int number = 0; number < SIZE; number++) {
        log.append(new Opening(number, text(number)));
      }
    }
  }

  /** Rows of different lengths, some of them quoted. */
  private static String text(int number) {
    return "x".repeat(number % 97) + (number % 5 == 0 ? "," : "") + number;
  }

  private OpeningList read(int from, int to) {
    BitSet wanted = new BitSet();
    wanted.set(from, to);
    return new OpeningList(folder, SIZE, wanted);
  }

  private void damage(int number, String by) throws IOException {
    Path file = folder.resolve("openings.csv");
    byte[] bytes = Files.readAllBytes(file);
    String list = new String(bytes, StandardCharsets.ISO_8859_1);
    byte[] change = by.getBytes(StandardCharsets.ISO_8859_1);
    System.arraycopy(change, 0, bytes, list.indexOf("\n" + number + ",") + 1, change.length);
    Files.write(file, bytes);
  }

  @Test
  void anyRangeIsFound() {
    for (int from = 0; from < SIZE; from += 487) {
      OpeningList list = read(from, from + 3);
      for (int number = from; number < Math.min(SIZE, from + 3); number++) {
        assertThat(list.find(number)).isEqualTo(new Opening(number, text(number)));
      }
      assertThat(list.find(from - 1)).isNull();
      assertThat(list.find(from + 3)).isNull();
      assertThat(list.size()).isEqualTo(SIZE);
    }
  }

  @Test
  void whatStandsElsewhereIsNotRead() throws IOException {
    damage(3, "?");
    damage(12_000, "?");
    damage(19_990, "?");
    assertThat(read(15_000, 15_100).find(15_099)).isNotNull();
  }

  @Test
  void damageOnTheWayIsNamedWithItsLine() throws IOException {
    damage(15_050, "15060");
    assertThatThrownBy(() -> read(15_000, 15_100)).hasMessageContaining("openings.csv line 15052");
  }

  @Test
  void whatTheListHasLostIsMissing() throws IOException {
    Path file = folder.resolve("openings.csv");
    String list = Files.readString(file);
    Files.writeString(file, list.substring(0, list.indexOf("\n15050,") + 4));
    OpeningList read = read(15_000, 15_100);
    assertThat(read.find(15_049)).isNotNull();
    assertThat(read.find(15_050)).isNull();
    Files.delete(file);
    assertThat(read(15_000, 15_100).find(15_000)).isNull();
  }
}
