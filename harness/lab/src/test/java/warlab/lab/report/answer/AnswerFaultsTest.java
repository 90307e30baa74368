package warlab.lab.report.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import warlab.games.Outcome;
import warlab.games.Side;
import warlab.lab.record.Fault;
import warlab.lab.record.GameRecord;
import warlab.lab.report.section.ReportSource;
import warlab.lab.statistics.tally.ScriptedRun;

/** What an answer says of players that broke the contract. */
class AnswerFaultsTest {

  /** Of twelve players the last one loses everything, by faults, as the one before does without. */
  private static Answer answer() {
    ScriptedRun run =
        ScriptedRun.roundRobin(
            IntStream.range(0, 12).mapToObj(i -> "p" + i).toArray(String[]::new));
    for (int pairing = 0; pairing < run.pairings().size(); pairing++) {
      boolean isLast = run.pairings().get(pairing).b().name().equals("p11");
      for (int leg = 0; leg < 2; leg++) {
        Side winner = GameRecord.sideOfA(leg);
        Fault.Kind kind = leg == 0 ? Fault.Kind.TIMEOUT : Fault.Kind.EXCEPTION;
        run.fault(isLast ? new Fault(winner.opponent(), kind) : null);
        run.add(run.game(pairing, 0, leg, Outcome.winOf(winner), 2L * pairing + leg));
      }
      run.nextPair(pairing);
    }
    return Answer.of(
        new ReportSource("results/x", run.summary(), null, "", true, List.of(), Map.of()), false);
  }

  @Test
  void itSaysWhoLostHowManyGamesByWhat() {
    assertThat(answer().warnings().toString().replace('\u00a0', ' '))
        .contains("11 games of p11 ended by exception, 11 games of p11 ended by timeout;");
  }

  @Test
  void nobodyWithFaultsIsCutFromTheTable() {
    String text = AnswerText.plain(answer());
    assertThat(text.lines().filter(line -> line.matches("p\\d+ .*")))
        .hasSize(11)
        .anyMatch(line -> line.startsWith("p11 "));
  }
}
