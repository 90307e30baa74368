package warlab.players.thicket;

import java.util.List;
import warlab.games.Game;
import warlab.games.Notation;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Side;

/** The game of the thicket; positions are made by their constructors, not read from text. */
public final class Thicket implements Game {

  @Override
  public String id() {
    return "thicket";
  }

  @Override
  public String help() {
    return "a random graph";
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "first" : "second";
  }

  @Override
  public List<String> moveLists() {
    return List.of("all", "half");
  }

  @Override
  public Position start(Options options) {
    return new ThicketPosition(1, ThicketPosition.NO_CAP, 0);
  }

  @Override
  public Position parse(String text, Options options) {
    throw new UnsupportedOperationException("not written");
  }

  @Override
  public String proposeOpening(Options options, Options openingOptions, long seed) {
    throw new UnsupportedOperationException("not written");
  }

  @Override
  public Notation notation() {
    throw new UnsupportedOperationException("not written");
  }
}
