package warlab.lab.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.games.Side;

class GamesInPlayTest {
  private final List<String> warnings = new ArrayList<>();
  private String crashed = "";

  @TempDir Path folder;

  @Test
  void whatWasInPlayWhenTheProcessEndedIsSuspected() {
    GamesInPlay inPlay = begin();
    GamesInPlay.Place one = inPlay.place();
    GamesInPlay.Place two = inPlay.place();
    one.enter(7, 1, Side.FIRST);
    one.enter(7, 2, Side.SECOND);
    two.enter(3, 1, Side.FIRST);
    two.clear();
    two.enter(4_000_000_000L, 2_000_000, Side.FIRST);
    assertThat(left())
        .containsExactly(
            new CallMark(7, 2, Side.SECOND, false),
            new CallMark(4_000_000_000L, 2_000_000, Side.FIRST, false));
  }

  @Test
  void anOrderlyEndLeavesNothing() {
    GamesInPlay inPlay = begin();
    inPlay.place().enter(7, 1, Side.FIRST);
    inPlay.end(false);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aCrashOnTheThreadOfAGameIsProof() {
    GamesInPlay inPlay = begin();
    GamesInPlay.Place one = inPlay.place();
    GamesInPlay.Place two = inPlay.place();
    one.attach(new Thread(() -> {}, "one"));
    two.attach(new Thread(() -> {}, "two"));
    one.enter(3, 1, Side.FIRST);
    two.enter(7, 5, Side.SECOND);
    assertThat(left()).noneMatch(CallMark::isProven);
    crashed = "two";
    assertThat(left())
        .containsExactly(
            new CallMark(3, 1, Side.FIRST, false), new CallMark(7, 5, Side.SECOND, true));
    GamesInPlay next = resume();
    crashed = "";
    next.place().enter(7, 2, Side.FIRST);
    assertThat(left()).as("until the game is there").singleElement().matches(CallMark::isProven);
  }

  @Test
  void whoIsSeenToEndTheProcessHasDoneItAndNobodyElse() {
    GamesInPlay inPlay = begin();
    GamesInPlay.Place one = inPlay.place();
    GamesInPlay.Place two = inPlay.place();
    one.attach(new Thread(() -> {}, "one"));
    two.attach(Thread.currentThread());
    one.enter(3, 1, Side.FIRST);
    two.enter(7, 5, Side.SECOND);
    inPlay.recordEnd(Thread.currentThread());
    assertThat(left()).containsExactly(new CallMark(7, 5, Side.SECOND, true));
  }

  @Test
  void whatIsKnownOutlivesAnOrderlyEnd() {
    begin().place().enter(7, 5, Side.SECOND);
    assertThat(left()).hasSize(1);
    GamesInPlay known =
        GamesInPlay.in(folder, List.of(new CallMark(7, 5, Side.SECOND, true)), warnings::add);
    known.place().enter(8, 1, Side.FIRST);
    known.end(false);
    assertThat(left()).containsExactly(new CallMark(7, 5, Side.SECOND, true));
    resume().end(true);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void noChangedBitIsBelieved() throws IOException {
    begin().place().enter(7, 5, Side.SECOND);
    Path file = folder.resolve(".in-play");
    byte[] good = Files.readAllBytes(file);
    for (int bit = 0; bit < 64; bit++) {
      byte[] bad = good.clone();
      bad[16 + bit / 8] ^= (byte) (1 << bit % 8);
      Files.write(file, bad);
      assertThat(left()).as("bit %d", bit).isEmpty();
    }
    Files.write(file, new byte[100]);
    assertThat(left()).isEmpty();
  }

  @Test
  void withoutAFileThereIsOneWarningAndNoHarm() throws IOException {
    Files.createDirectories(folder.resolve(".in-play").resolve("in the way"));
    GamesInPlay inPlay = begin();
    inPlay.place().enter(7, 5, Side.SECOND);
    inPlay.end(true);
    assertThat(warnings).singleElement().asString().contains("cannot write " + folder);
  }

  @Test
  void thereIsAlwaysAPlaceForOneMoreWorker() {
    GamesInPlay inPlay = begin();
    for (int worker = 0; worker < 1000; worker++) {
      GamesInPlay.Place place = inPlay.place();
      place.enter(worker, 1, Side.FIRST);
      if (worker % 2 == 0) {
        place.free();
      }
    }
    assertThat(left()).hasSizeBetween(400, 510);
  }

  private GamesInPlay begin() {
    return GamesInPlay.in(folder, List.of(), warnings::add);
  }

  /** As a new process does after the one before it died unexpectedly. */
  private GamesInPlay resume() {
    return GamesInPlay.in(
        folder, left().stream().filter(CallMark::isProven).toList(), warnings::add);
  }

  private List<CallMark> left() {
    return GamesInPlay.leftIn(folder, (process, began) -> crashed);
  }
}
