package warlab.games.gridconflict;

import java.util.List;
import java.util.Set;
import warlab.games.Described;
import warlab.games.Ending;
import warlab.games.Game;
import warlab.games.Notation;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Side;

/** Grid Conflict: two fighters, items and monsters on a grid; ten rounds, or the death of one. */
public final class GridConflict extends Described implements Game {
  private static final String ROUND_LIMIT = "roundLimit";
  private static final Notation NOTATION = new GridConflictNotation();

  private static final String START =
      """
      7 7 A
      100 40 0 8 20
      100 40 0 20 20
      4
      20 0 0 0
      20 0 0 0
      0 10 0 -4
      0 10 0 -4
      A A4 B G4 o0 C1 o1 E7 o2 C6 o3 E2 m B6 m D3 m D5 m F2
      """;

  public GridConflict() {
    super(
        "grid-conflict",
        "two fighters, items and monsters on a grid; ten rounds, or the death of one."
            + " Move list 'shortened' leaves out a second move after one that collected nothing, which"
            + " changes no result when depth is in turns; 'candidates' keeps one action per target");
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "a" : "b";
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.integer(
            ROUND_LIMIT,
            10,
            1,
            ExchangeLine.MAX_ROUNDS,
            "rounds of both sides together after which the score decides"));
  }

  @Override
  public List<Option> openingOptions() {
    return RandomBoard.OPTIONS;
  }

  @Override
  public Position start(Options options) {
    return parse(START, options);
  }

  @Override
  public Position parse(String text, Options options) {
    int roundLimit = (int) options.integer(ROUND_LIMIT);
    return ExchangeLine.matches(text)
        ? ExchangeLine.read(text, roundLimit)
        : StateFile.read(text, 0, roundLimit);
  }

  @Override
  public String proposeOpening(Options options, Options openingOptions, long seed) {
    return RandomBoard.draw(openingOptions, seed);
  }

  @Override
  public String statePositions() {
    return "as in a state file, the lines of: " + START.strip().replace("\n", " / ");
  }

  @Override
  public Set<Ending> endings() {
    return Set.of(GridConflictPosition.DEATH, GridConflictPosition.SCORE);
  }

  @Override
  public Notation notation() {
    return NOTATION;
  }

  @Override
  public List<String> moveLists() {
    return ActionLists.NAMES;
  }

  @Override
  public String depthMeaning() {
    return "one action (a round can be many)";
  }
}
