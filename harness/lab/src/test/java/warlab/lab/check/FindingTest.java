package warlab.lab.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class FindingTest {

  @Test
  void theFirstFailureIsTold() {
    List<Finding> findings =
        List.of(
            new Finding(Finding.Verdict.PASS, "moves", "fine"),
            new Finding(Finding.Verdict.FAIL, "undo", "no"));
    assertThat(Finding.failure("own", findings::forEach)).contains(findings.get(1));
    assertThat(Finding.failure("own", told -> {})).isEmpty();
  }

  /** A heuristic may loop for ever; a busy machine is no proof that it does. */
  @Test
  @Tag("long")
  void aTrialThatNeverEndsIsAWarning() {
    CountDownLatch never = new CountDownLatch(1);
    assertThat(Finding.failure("own", told -> awaitQuietly(never)))
        .contains(Finding.warn("trying own out has taken longer than 3 s"));
    never.countDown();
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
