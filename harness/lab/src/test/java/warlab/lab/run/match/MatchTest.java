package warlab.lab.run.match;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.Ending;
import warlab.games.NotationException;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.plan.GameTask;
import warlab.lab.record.CallMark;
import warlab.lab.record.Fault;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GamesInPlay;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.Opening;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.SideTotals;
import warlab.players.Decision;
import warlab.players.Player;

class MatchTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final PilePlayers players = new PilePlayers();
  private final Match match = new Match(players);

  @Test
  void sameTaskGivesTheSameRecordWhateverWasPlayedBefore() {
    GameTask task = task("clever:random", 3);
    PlayedGame once = match.play(task);
    match.play(task("clever:random", 4));
    PlayedGame again = match.play(task);
    PlayedGame elsewhere = new Match(new PilePlayers()).play(task);
    assertThat(again.record()).isEqualTo(once.record()).isEqualTo(elsewhere.record());
    assertThat(again.moves()).isEqualTo(once.moves()).isEqualTo(elsewhere.moves());
  }

  @Test
  void aRecordHoldsWhatHappened() {
    PlayedGame game = match.play(task("clever:random", 3));
    GameRecord record = game.record();
    assertThat(record.first()).isEqualTo("clever");
    assertThat(record.second()).isEqualTo("random");
    assertThat(record.opening()).isEqualTo(3);
    assertThat(record.ending()).isEqualTo(new Ending("taken"));
    assertThat(record.fault()).isNull();
    assertThat(game.faultReport()).isNull();
    assertThat(record.firstTotals().decisions() + record.secondTotals().decisions())
        .isEqualTo(record.moves());
    assertThat(record.firstTotals().searched()).isEqualTo(record.firstTotals().decisions());
    assertThat(record.secondTotals().searched()).isZero();
    assertThat(record.firstTotals().nodes())
        .isEqualTo(record.firstTotals().evals() + record.firstTotals().innerNodes());
    assertThat(record.firstTotals().evalsByDepth().total()).isEqualTo(record.firstTotals().evals());
  }

  @Test
  void keptMovesReplayToTheSameEnd() {
    PlayedGame game = match.play(task("clever:random", 3));
    assertThat(game.moves()).hasSize(game.record().moves());
    PileGame.Pile pile = new PileGame.Pile(PileGame.START + 3);
    for (MoveRecord move : game.moves()) {
      assertThat(move.side()).isEqualTo(pile.sideToMove());
      assertThat(move.ply()).isEqualTo(pile.movesPlayed());
      pile.play(new PileGame().parseMove(pile, move.move()));
    }
    assertThat(pile.isOver()).isTrue();
    assertThat(pile.outcome()).isEqualTo(game.record().outcome());
  }

  @Test
  void movesAreKeptOnlyWhenAsked() {
    assertThat(match.play(task("random:random", 1)).moves()).isEmpty();
  }

  @Test
  void hashesTellGamesApart() {
    List<Long> hashes = new ArrayList<>();
    for (int pair = 0; pair < 200; pair++) {
      hashes.add(match.play(task("random:random", pair)).record().hash());
    }
    assertThat(hashes).doesNotHaveDuplicates();
    assertThat(match.play(task("throws-late:throws-late", 0)).record().hash())
        .isEqualTo(match.play(task("throws-late:throws-late", 7)).record().hash());
  }

  /** Memory depends on what else runs, and so may the game. */
  @ParameterizedTest
  @CsvSource({
    "steady:steady, false",
    "steady:random, true",
    "random:steady, true",
    "throws-late:steady, false",
    "unmakable:steady, false",
    "hogs:steady, true",
    "steady:outside, true",
  })
  void tellsWhetherChanceCouldHaveChangedAGame(String pairing, boolean usedChance) {
    players.with("steady", seat -> view -> Decision.unsearched(1 + seat.stream().nextInt(1)));
    players.with("outside", seat -> view -> Decision.unsearched(1));
    match.play(task("random:random", 0));
    assertThat(match.play(task(pairing, 0)).record().usedChance()).isEqualTo(usedChance);
  }

  @Test
  void aSideThatNeverGotItsPlayerHasCountedNothing() {
    match.play(task("clever:clever", 0));
    assertThat(match.play(task("unmakable:clever", 0)).record().secondTotals())
        .isEqualTo(SideTotals.NONE);
  }

  @ParameterizedTest
  @CsvSource({
    "throws,exception,I give up",
    "throws-late,exception,too much",
    "cheats,illegal-move,one to three of what is left",
    "says-nothing,illegal-move,no decision",
    "recurses,stack-overflow,PilePlayers.recurse",
    "hogs,out-of-memory,OutOfMemoryError",
    "unmakable,exception,no such table",
    "closes-badly,exception,the door is stuck",
    "absent,exception,no player absent",
  })
  void aBrokenContractCostsItsSideTheGame(String bad, String kind, String report) {
    for (Side side : Side.values()) {
      PlayedGame game = match.play(task(side == Side.FIRST ? bad + ":random" : "random:" + bad, 0));
      Fault fault = requireNonNull(game.record().fault());
      assertThat(fault.side()).isEqualTo(side);
      assertThat(fault.kind().id()).isEqualTo(kind);
      assertThat(game.record().ending()).isEqualTo(Ending.FAULT);
      assertThat(game.record().outcome()).isEqualTo(Outcome.winOf(side.opponent()));
      assertThat(game.faultReport()).contains(report, "\nin ");
      // Forty of what was thrown, and the position.
      assertThat(requireNonNull(game.faultReport()).lines().count()).isLessThanOrEqualTo(41);
    }
  }

  @ParameterizedTest
  @CsvSource({"1,FIRST,0", "2,SECOND,0", "5,FIRST,2", "6,SECOND,3"})
  void aCallThatEndsTheProcessIsLostAndNotMade(int call, Side side, int moves) {
    List<String> calls = new ArrayList<>();
    for (String name : List.of("one", "two")) {
      players.with(
          name,
          seat -> {
            calls.add(name);
            return view -> {
              calls.add(name);
              return Decision.unsearched(1);
            };
          });
    }
    CallMark fatal = new CallMark(0, call, side, true);
    MatchContext context = new MatchContext(players, GamesInPlay.unrecorded(), Map.of(0L, fatal));
    GameRecord record = context.match().play(task("one:two", 0)).record();
    assertThat(record.fault()).isEqualTo(new Fault(side, Fault.Kind.ENDED_JVM));
    assertThat(record.outcome()).isEqualTo(Outcome.winOf(side.opponent()));
    assertThat(record.moves()).isEqualTo(moves);
    assertThat(calls).hasSize(call - 1);
  }

  @Test
  void aPlayerCanOnlySpoilItsOwnView() {
    players.with(
        "vandal",
        seat ->
            view -> {
              Decision decision = Decision.unsearched(1);
              ((PileGame.Pile) view).left = 1;
              view.keepHistory(false);
              return decision;
            });
    PlayedGame game = match.play(task("vandal:vandal", 0));
    assertThat(game.record().fault()).isNull();
    assertThat(game.record().moves()).isEqualTo(PileGame.START);
  }

  @Test
  void everyViewKeepsHistoryWhateverThePlayerSwitched() {
    players.with(
        "switcher",
        seat ->
            view -> {
              assertThat(((PileGame.Pile) view).keepsHistory()).isTrue();
              view.keepHistory(false);
              return Decision.unsearched(1);
            });
    assertThat(match.play(task("switcher:switcher", 0)).record().fault()).isNull();
  }

  @Test
  void playersAreClosedAfterEveryGame() {
    Attendance first = new Attendance(false);
    Attendance second = new Attendance(true);
    players.with("polite", seat -> first).with("rude", seat -> second);
    match.play(task("polite:rude", 0));
    assertThat(first.closed).isEqualTo(1);
    assertThat(second.closed).isEqualTo(1);
  }

  @Test
  void whoDecidesIsToldFirstWhatItSeesInGamesThatHide() {
    Attendance first = new Attendance(false);
    Attendance second = new Attendance(false);
    players.with("one", seat -> first).with("two", seat -> second);
    PilePlan plan = PilePlan.of(1, "one:two").withGame(new PileGame(true));
    GameRecord record = match.play(plan.task(0, 0)).record();
    assertThat(first.observed).isEqualTo(record.firstTotals().decisions()).isPositive();
    assertThat(second.observed).isEqualTo(record.secondTotals().decisions()).isPositive();
  }

  @Test
  void anInterruptThatAPlayerRaisesDoesNotReachTheNext() {
    players.with(
        "self-interrupting",
        seat ->
            view -> {
              assertThat(Thread.currentThread().isInterrupted()).isFalse();
              Thread.currentThread().interrupt();
              return Decision.unsearched(1);
            });
    GameRecord record = match.play(task("self-interrupting:self-interrupting", 0)).record();
    assertThat(record.fault()).isNull();
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void aFaultOfTheRulesIsNobodysLoss() {
    GameTask bad = withStart(task("random:random", 0), "a heap");
    assertThatThrownBy(() -> match.play(bad)).isInstanceOf(NotationException.class);
  }

  @Test
  void aListenerSeesStartDecisionsAndEnd() {
    List<String> seen = new ArrayList<>();
    PlayedGame game =
        match.play(
            task("random:random", 0),
            new MatchListener() {
              @Override
              public void started(GameTask task, Position position) {
                seen.add("start");
              }

              @Override
              public void decided(Position position, Side side, Decision decision) {
                assertThat(position.whyIllegal(decision.move())).isNull();
                seen.add("move");
              }

              @Override
              public void finished(Position position, PlayedGame played) {
                assertThat(position.isOver()).isTrue();
                seen.add("end");
              }
            });
    assertThat(seen).startsWith("start", "move").endsWith("move", "end");
    assertThat(seen).hasSize(game.record().moves() + 2);
  }

  @Test
  void aMoveAllocatesNothingBesideItsPlayer() {
    Decision one = new Decision(1, PilePlayers.report(1, 0, 10));
    players.with("steady", seat -> view -> one);
    GameTask task = task("steady:steady", 1);
    GameTask longer = withStart(task, "20000");
    for (int warmUp = 0; warmUp < 20; warmUp++) {
      match.play(task);
      match.play(longer);
    }
    assertThat(allocatedBy(longer) - allocatedBy(task)).isLessThan(2_000);
  }

  private long allocatedBy(GameTask task) {
    long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    match.play(task);
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
  }

  private static GameTask withStart(GameTask task, String start) {
    return new GameTask(
        task.id(),
        task.game(),
        task.gameOptions(),
        new Opening(task.opening().number(), start),
        task.first(),
        task.second(),
        task.diceSeed(),
        task.firstSeed(),
        task.secondSeed(),
        task.moveTimeoutMs(),
        task.recordsMoves());
  }

  private static GameTask task(String pairing, int pair) {
    return PilePlan.of(pair + 1, pairing).task(pair, 0);
  }

  /** Counts what it is told; may break in the middle of a game. */
  private static final class Attendance implements Player {
    private final boolean breaks;
    private int observed;
    private int closed;

    Attendance(boolean breaks) {
      this.breaks = breaks;
    }

    @Override
    public Decision choose(Position view) {
      if (breaks) {
        throw new IllegalStateException("gone");
      }
      return Decision.unsearched(1);
    }

    @Override
    public void observe(Position view) {
      observed++;
    }

    @Override
    public void close() {
      closed++;
    }
  }
}
