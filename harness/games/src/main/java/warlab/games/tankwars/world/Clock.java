package warlab.games.tankwars.world;

import java.util.List;
import warlab.games.tankwars.map.TankMap;

/**
 * The time of a world: the updates done, the next one that does more than count, and the
 * reinforcements still to come.
 */
final class Clock {
  // Of the map, shared by all worlds on it.
  private List<TankMap.Reinforcement> schedule;
  private int counter;

  /** The first reinforcement that has not come yet, as an index of the schedule. */
  private int nextReinforcement;

  private int nextEvent;

  Clock(List<TankMap.Reinforcement> schedule) {
    this.schedule = schedule;
  }

  int counter() {
    return counter;
  }

  /** The counter of the next update that does more than count. */
  int nextEvent() {
    return nextEvent;
  }

  /** Does all updates before a counter that is not past the next event. */
  void skipTo(int target) {
    counter = target;
  }

  /** Begins at a counter: what was to come before it has come. */
  void start(int newCounter) {
    counter = newCounter;
    nextReinforcement = 0;
    while (expectsReinforcement() && schedule.get(nextReinforcement).counter() < counter) {
      nextReinforcement++;
    }
  }

  /** Expects nothing but the next reinforcement and the next healing. */
  void planAnew() {
    // At least every hundredth update is eventful, since it heals.
    int rhythm = UpdateSteps.HEALING_RHYTHM;
    nextEvent = (counter + rhythm - 1) / rhythm * rhythm;
    if (expectsReinforcement()) {
      expect(schedule.get(nextReinforcement).counter());
    }
  }

  /** Something is due at a counter. */
  void expect(int at) {
    nextEvent = Math.min(nextEvent, at);
  }

  boolean expectsReinforcement() {
    return nextReinforcement < schedule.size();
  }

  /** The kind of the reinforcement that comes in this update; -1 for none. */
  int takeReinforcement() {
    if (!expectsReinforcement() || schedule.get(nextReinforcement).counter() != counter) {
      return -1;
    }
    return schedule.get(nextReinforcement++).kind().index();
  }

  void copyFrom(Clock source) {
    schedule = source.schedule;
    counter = source.counter;
    nextReinforcement = source.nextReinforcement;
    nextEvent = source.nextEvent;
  }
}
