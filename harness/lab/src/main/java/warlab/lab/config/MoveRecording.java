package warlab.lab.config;

import java.util.stream.Stream;

/** Of which games the moves are kept, with scores and counters. */
public enum MoveRecording {
  /** Of up to 2,000 games spread evenly over the plan. */
  SAMPLE("sample"),
  /** Of every game. */
  MOVES("moves"),
  /** Of no game. */
  NONE("none");

  private final String id;

  MoveRecording(String id) {
    this.id = id;
  }

  /** As it stands in a config. */
  public String id() {
    return id;
  }

  /** The value of an id that is known to exist. */
  public static MoveRecording of(String id) {
    return Stream.of(values()).filter(each -> each.id.equals(id)).findFirst().orElseThrow();
  }
}
