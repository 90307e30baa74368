package warlab.games.wargame;

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

/** AI Wargame, as its author's program and descriptions define it. */
public final class Wargame extends Described implements Game {
  static final int LARGEST_CAP = 1_000_000;

  private static final String START = "dA9dT9dF9../dT9dP9.../dF9...aP9/...aF9aV9/..aP9aV9aA9 a 0";

  private static final Option CAP =
      Option.integer("cap", 100, 0, LARGEST_CAP, "moves played at which the defender wins");
  private static final Option PLIES =
      Option.integer("plies", 6, 0, 1000, "random plies without self-destruction before play");

  private final Notation notation = new WargameNotation();

  public Wargame() {
    super(
        "ai-wargame",
        "5x5 grid, six units a side; destroy the enemy AI before the defender's clock runs out");
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "attacker" : "defender";
  }

  @Override
  public List<Option> options() {
    return List.of(CAP);
  }

  @Override
  public List<Option> openingOptions() {
    return List.of(PLIES);
  }

  @Override
  public WargamePosition start(Options options) {
    return parse(START, options);
  }

  /** Reads a position line, or board text: then the Attacker is to make the first move. */
  @Override
  public WargamePosition parse(String text, Options options) {
    int cap = (int) options.integer(CAP.name());
    return BoardText.isBoard(text) ? BoardText.read(text, cap) : PositionLine.read(text, cap);
  }

  @Override
  public String proposeOpening(Options options, Options openingOptions, long seed) {
    Position opening = start(options);
    RandomOpening.play(opening, (int) openingOptions.integer(PLIES.name()), seed);
    return notation.position(opening);
  }

  @Override
  public Set<Ending> endings() {
    return Set.of(
        WargamePosition.AI_DESTROYED,
        WargamePosition.BOTH_AIS_DESTROYED,
        WargamePosition.MOVE_CAP,
        WargamePosition.NO_MOVES);
  }

  @Override
  public Notation notation() {
    return notation;
  }

  /** Rows for columns: corners, directions and the start are the same both ways. */
  @Override
  public Position mirrored(Position position) {
    WargamePosition from = (WargamePosition) position;
    WargamePosition image = new WargamePosition(from.sideToMove(), from.movesPlayed(), from.cap());
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int to = Cells.at(/* row= */ Cells.column(cell), /* column= */ Cells.row(cell));
      UnitText.read(image.board(), to, UnitText.write(from.board(), cell));
    }
    return image;
  }
}
