package warlab.lab.cli.game;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.plan.GameTask;
import warlab.lab.record.GameRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.run.match.Match;
import warlab.lab.run.match.MatchListener;
import warlab.lab.run.match.PlayerSource;
import warlab.players.Decision;
import warlab.players.OutsideReport;
import warlab.players.Player;

/**
 * A game with a person in it. To take a move back the game is played again from its start, with
 * what was decided up to there: the referee is the same as in any other game.
 */
final class HumanGame implements MatchListener {
  static final String HUMAN = "human";

  private final GameTask task;
  private final PlayerSource others;
  private final BufferedReader in;
  private final PrintWriter out;
  private final MatchListener listener;

  private List<Decision> script = List.of();
  private final List<Decision> decided = new ArrayList<>();
  private final List<Side> deciders = new ArrayList<>();
  private HumanPlayer.@Nullable LeaveException left;

  /**
   * @param others makes whoever is no person
   * @param listener watches what is played for the first time and may be seen
   */
  HumanGame(
      GameTask task,
      PlayerSource others,
      BufferedReader in,
      PrintWriter out,
      MatchListener listener) {
    this.task = task;
    this.others = others;
    this.in = in;
    this.out = out;
    this.listener = listener;
  }

  static PlayerSpec spec() {
    SeatSpec seat = new SeatSpec(HUMAN, List.of(), Map.of());
    return new PlayerSpec(HUMAN, seat, seat);
  }

  static boolean isIn(GameTask task) {
    return isHuman(task, Side.FIRST) || isHuman(task, Side.SECOND);
  }

  private static boolean isHuman(GameTask task, Side side) {
    return task.player(side).as(side).search().equals(HUMAN);
  }

  /** Plays to the end; {@code null} when somebody gave up. */
  @Nullable GameRecord play() {
    while (true) {
      left = null;
      decided.clear();
      deciders.clear();
      Match match =
          new Match(
              (asked, side, seat) ->
                  new Scripted(
                      isHuman(asked, side)
                          ? new HumanPlayer(asked.game(), in, out)
                          : others.seat(asked, side, seat)));
      GameRecord game = match.play(task, this).record();
      match.retire();
      HumanPlayer.LeaveException leave = left;
      if (leave == null) {
        return game;
      }
      if (!leave.isUndo()) {
        out.println(task.game().sideName(leave.side()) + " gave up");
        return null;
      }
      takeBack(leave.side());
    }
  }

  /** Tells the game as it was in the end, without what was taken back. */
  void retell(MatchListener reader) {
    List<Decision> whole = List.copyOf(decided);
    int[] ply = {0};
    Match match = new Match((asked, side, seat) -> view -> whole.get(ply[0]++));
    PlayedGame unused = match.play(task, reader);
    match.retire();
  }

  private void takeBack(Side who) {
    int last = deciders.lastIndexOf(who);
    if (last < 0) {
      out.println("there is nothing to take back");
    }
    script = List.copyOf(decided.subList(0, Math.max(0, last)));
  }

  @Override
  public void decided(Position position, Side side, Decision decision) {
    boolean isNew = decided.size() >= script.size();
    if (isNew && (isHuman(task, side) || !task.game().hidesInformation())) {
      listener.decided(position, side, decision);
    }
    decided.add(decision);
    deciders.add(side);
  }

  @Override
  public void started(GameTask started, Position position) {
    if (script.isEmpty()) {
      listener.started(started, position);
    }
  }

  /** Plays what was decided before, and then asks. */
  private final class Scripted implements Player {
    private final Player player;

    Scripted(Player player) {
      this.player = player;
    }

    @Override
    public Decision choose(Position view) {
      int ply = decided.size();
      if (ply < script.size()) {
        return script.get(ply);
      }
      try {
        return player.choose(view);
      } catch (HumanPlayer.LeaveException leave) {
        left = leave;
        throw leave;
      }
    }

    @Override
    public void observe(Position view) {
      player.observe(view);
    }

    @Override
    public @Nullable OutsideReport outside() {
      return player.outside();
    }

    @Override
    public void close() {
      player.close();
    }
  }
}
