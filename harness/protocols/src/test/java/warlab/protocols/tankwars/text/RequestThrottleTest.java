package warlab.protocols.tankwars.text;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RequestThrottleTest {
  private static final Request STATUS = Request.parse("STATUS");
  private static final Request RUBBISH = Request.parse("status");
  private static final Limits LIMITS = new Limits(100, 5, 2, 3, 1000);

  private final RequestThrottle throttle = new RequestThrottle(LIMITS);

  @Test
  void aBurstIsTakenButNotMore() throws WireException {
    note(STATUS, 5, 0);
    assertThatThrownBy(() -> throttle.check(STATUS, 0))
        .isInstanceOf(WireException.class)
        .hasMessage("sent more than 5 requests at a time");
  }

  @Test
  void everyTickOfTheWorldAddsToTheStore() throws WireException {
    note(STATUS, 5, 0);
    for (int tick = 1; tick <= 100; tick++) {
      note(STATUS, 2, tick);
    }
    assertThatThrownBy(() -> throttle.check(STATUS, 100)).isInstanceOf(WireException.class);
  }

  @Test
  void theStoreDoesNotGrowBeyondABurst() throws WireException {
    note(STATUS, 5, 1000);
    assertThatThrownBy(() -> throttle.check(STATUS, 1000)).isInstanceOf(WireException.class);
  }

  @Test
  void invalidRequestsAreToleratedForAWhileOnly() throws WireException {
    note(RUBBISH, 3, 0);
    throttle.check(STATUS, 0);
    note(RUBBISH, 3, 10);
    assertThatThrownBy(() -> throttle.check(RUBBISH, 20))
        .isInstanceOf(WireException.class)
        .hasMessage("sent more than 3 invalid commands in a row");
  }

  private void note(Request request, int times, long tick) throws WireException {
    for (int i = 0; i < times; i++) {
      throttle.check(request, tick);
    }
  }
}
