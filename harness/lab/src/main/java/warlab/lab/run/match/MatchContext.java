package warlab.lab.run.match;

import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.CallMark;
import warlab.lab.record.FaultLog;
import warlab.lab.record.GamesInPlay;
import warlab.lab.record.Manifest;
import warlab.players.OutsideReport;

/** What the matches of a run share. Safe to use from any thread. */
public final class MatchContext {
  private final PlayerSource players;
  private final GamesInPlay inPlay;
  private final Map<Long, CallMark> fatalCalls;

  private final Set<String> remarked = ConcurrentHashMap.newKeySet();
  private final Set<String> late = ConcurrentHashMap.newKeySet();
  private final Set<String> hanging = ConcurrentHashMap.newKeySet();
  private final Map<String, Manifest.ProgramNote> programs = new ConcurrentHashMap<>();
  private final Queue<String> remarks = new ConcurrentLinkedQueue<>();

  /** Set once, by whichever worker or watching thread finds it out first. */
  private volatile boolean distrustsExceptionText;

  public MatchContext(PlayerSource players) {
    this(players, GamesInPlay.unrecorded(), Map.of());
  }

  /**
   * @param inPlay where matches say what they play
   * @param fatalCalls by game, the calls that would end the process: they are lost, not made
   */
  public MatchContext(PlayerSource players, GamesInPlay inPlay, Map<Long, CallMark> fatalCalls) {
    this.players = players;
    this.inPlay = inPlay;
    this.fatalCalls = Map.copyOf(fatalCalls);
  }

  /** One more match, for a worker of its own. */
  public Match match() {
    return new Match(this, inPlay.place());
  }

  @Nullable CallMark fatalCall(long game) {
    return fatalCalls.isEmpty() ? null : fatalCalls.get(game);
  }

  PlayerSource players() {
    return players;
  }

  /** An outside program played for a player. */
  void recordProgram(String player, OutsideReport report) {
    programs.put(player, new Manifest.ProgramNote(report.name(), report.isSeeded()));
  }

  /** What outside programs are and did in the games so far, by player. */
  public Map<String, Manifest.ProgramNote> programs() {
    return Map.copyOf(programs);
  }

  /** Something about a player that the user should know, once. */
  void remark(String remark) {
    if (remarked.add(remark)) {
      remarks.add(remark);
    }
  }

  /**
   * A player took too long for a call, and loses the game. Of one that came back all the same only
   * the first time is told: a search that is too slow is somewhere else each time.
   */
  void recordOverdue(String player, String place, long timeoutMs, boolean isHanging) {
    if (isHanging ? hanging.add(player + place) : late.add(player)) {
      remark(
          "%s gave no answer within %,d ms (match.moveTimeoutMs)%s: the game is lost%s"
              .formatted(player, timeoutMs, place, isHanging ? ", and its thread goes on" : ""));
    }
  }

  /** Which players never came back from a call, and where they are. */
  public Set<String> hanging() {
    return Set.copyOf(hanging);
  }

  /** Tells what is to be told now, each remark once. */
  public void reportRemarks(Consumer<String> warnings, FaultLog faults) {
    for (String remark = remarks.poll(); remark != null; remark = remarks.poll()) {
      warnings.accept(remark);
      faults.note(remark);
    }
  }

  /** The text of something thrown did not come in time: from now on only the JDK's are asked. */
  void distrustExceptionText() {
    distrustsExceptionText = true;
  }

  boolean mayAsk(Throwable thrown) {
    return !distrustsExceptionText || FaultText.isPlain(thrown);
  }
}
