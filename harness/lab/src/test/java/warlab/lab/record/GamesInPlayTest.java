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
  private static final int MANY_LOOKS = 10;

  private final List<String> warnings = new ArrayList<>();

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
            new CallMark(7, 2, Side.SECOND, 1),
            new CallMark(4_000_000_000L, 2_000_000, Side.FIRST, 1));
  }

  @Test
  void anOrderlyEndLeavesNothing() {
    GamesInPlay inPlay = begin();
    inPlay.place().enter(7, 1, Side.FIRST);
    inPlay.end(false);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aSecondDeathInTheSameCallIsProofWhenItWasPlayedAlone() {
    begin().place().enter(7, 5, Side.SECOND);
    resume().alone().enter(7, 5, Side.SECOND);
    assertThat(left()).singleElement().matches(CallMark::isProven);
    resume().place().enter(7, 2, Side.FIRST);
    assertThat(left()).as("until the game is there").singleElement().matches(CallMark::isProven);
  }

  @Test
  void deathsInDifferentCallsAreChance() {
    begin().place().enter(7, 5, Side.SECOND);
    for (int call = 6; call < 20; call++) {
      resume().alone().enter(7, call, Side.SECOND);
      assertThat(left()).containsExactly(new CallMark(7, call, Side.SECOND, 1));
    }
  }

  @Test
  void deathsOfOthersDoNotAddUp() {
    begin().place().enter(7, 5, Side.SECOND);
    for (int death = 0; death < 5; death++) {
      resume().alone().enter(3, 1 + death, Side.FIRST);
      assertThat(left()).noneMatch(CallMark::isProven);
    }
  }

  @Test
  void aCallThatLastsIsBlamedOnlyAfterAThirdDeath() {
    begin().place().enter(7, 5, Side.SECOND);
    dieSlowly();
    assertThat(left()).containsExactly(new CallMark(7, 5, Side.SECOND, 2));
    dieSlowly();
    assertThat(left()).singleElement().matches(CallMark::isProven);
  }

  private void dieSlowly() {
    GamesInPlay inPlay = resume();
    inPlay.alone().enter(7, 5, Side.SECOND);
    for (int look = 0; look < MANY_LOOKS; look++) {
      inPlay.look();
    }
  }

  @Test
  void whoPlaysToTheEndIsCleared() {
    begin().place().enter(7, 5, Side.SECOND);
    GamesInPlay inPlay = resume();
    inPlay.clear(new CallMark(7, 5, Side.SECOND, 1));
    assertThat(left()).isEmpty();
  }

  @Test
  void suspectsThatWereNotTriedYetOutliveAnOrderlyEnd() {
    begin().place().enter(7, 5, Side.SECOND);
    GamesInPlay inPlay = resume();
    inPlay.alone().enter(7, 1, Side.FIRST);
    inPlay.end(false);
    assertThat(left()).containsExactly(new CallMark(7, 5, Side.SECOND, 1));
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
    return GamesInPlay.in(folder, left(), warnings::add);
  }

  private List<CallMark> left() {
    return GamesInPlay.leftIn(folder);
  }
}
