package warlab.lab.config;

import warlab.games.Side;

/** A named player of an experiment. Any setting may differ by side, so it has one spec for each. */
public record PlayerSpec(String name, SeatSpec asFirst, SeatSpec asSecond) {

  public SeatSpec as(Side side) {
    return side == Side.FIRST ? asFirst : asSecond;
  }
}
