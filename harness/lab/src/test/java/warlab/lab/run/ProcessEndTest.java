package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.run.match.PlayerStack;

/** What counts as a player's own end of the process, and what does not. */
class ProcessEndTest {
  private static final String CONTESTANT = "warlab.lab.run.match.Contestant";
  private static final String CRASH =
      """
      # A fatal error has been detected by the Java Runtime Environment:
      Current thread (0x00007f0e):  JavaThread "warlab-7" daemon [_thread_in_Java, id=7]
      Native frames: (J=compiled Java code, A=aot, j=interpreted, Vv=VM code, C=native code)
      V  [libjvm.so+0xe3f]  Unsafe_PutLong+0x8f
      j  jdk.internal.misc.Unsafe.putAddress(JJ)V+8 java.base@17.0.2
      J 53% c1 mine.Broken$$Lambda$14/0x0800.choose(Lwarlab/games/Position;)V (9 bytes) @ 0x1
      j  warlab.lab.run.match.Contestant.choose(Lwarlab/games/Position;)Lwarlab/players/Decision;+37
      """;

  @TempDir Path folder;
  private final String temporary = System.getProperty("java.io.tmpdir");

  @AfterEach
  void restore() {
    System.setProperty("java.io.tmpdir", temporary);
  }

  @Test
  void aPlayerIsWhateverAContestantCalled() throws ClassNotFoundException {
    assertThat(Class.forName(CONTESTANT)).as("still called so").isNotNull();
    assertThat(PlayerStack.isOne(List.of("java.lang.Runtime", "mine.Bad", CONTESTANT))).isTrue();
    assertThat(PlayerStack.isOne(List.of("java.lang.Runtime", "mine.Game", "a.Match"))).isFalse();
    assertThat(PlayerStack.isOne(List.of("java.lang.Runtime", CONTESTANT))).isFalse();
    assertThat(
            PlayerStack.isOne(
                List.of("java.nio.Bits", "warlab.lab.record.GamesInPlay$Place", CONTESTANT)))
        .isFalse();
    assertThat(PlayerStack.isOne(List.of())).isFalse();
  }

  @Test
  void aCrashNamesThePlayersFrameAndItsThread() throws IOException {
    System.setProperty("java.io.tmpdir", folder.toString());
    assertThat(ProcessEnd.crashedIn(4711, Instant.EPOCH)).isEmpty();
    Path file = Files.writeString(folder.resolve("hs_err_pid4711.log"), CRASH);
    assertThat(ProcessEnd.crashedIn(4711, Instant.EPOCH)).isEqualTo("warlab-7");
    Files.setLastModifiedTime(file, FileTime.fromMillis(1000));
    assertThat(ProcessEnd.crashedIn(4711, Instant.ofEpochMilli(2000)))
        .as("of an older process with that number")
        .isEmpty();
    for (String other : List.of("JavaThread", "mine.Broken", CONTESTANT)) {
      Files.writeString(file, CRASH.replace(other, "java.lang.Other"));
      assertThat(ProcessEnd.crashedIn(4711, Instant.EPOCH)).as(other).isEmpty();
    }
  }
}
