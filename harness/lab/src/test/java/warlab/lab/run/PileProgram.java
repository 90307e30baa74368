package warlab.lab.run;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Function;
import warlab.lab.config.Pairing;
import warlab.lab.plan.StopRule;
import warlab.lab.record.ResultsException;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;

/**
 * A run as a process of its own, to be killed: {@code FOLDER THREADS PAIRS LEAD PAIRING...}. Says
 * how many games are committed as it goes; ends like the real program does.
 */
final class PileProgram {
  private static final int SAYS_EVERY = 20;
  private static final PrintWriter OUT = new PrintWriter(System.out, true, StandardCharsets.UTF_8);

  private PileProgram() {}

  public static void main(String[] arguments) {
    Path folder = Path.of(arguments[0]);
    int threads = Integer.parseInt(arguments[1]);
    int lead = Integer.parseInt(arguments[3]);
    String[] pairings = Arrays.copyOfRange(arguments, 4, arguments.length);
    PilePlan plan = PilePlan.of(Integer.parseInt(arguments[2]), pairings);
    Function<Pairing, StopRule> rules =
        lead == 0 ? pairing -> StopRule.NEVER : PileRun.leadOf(lead);
    RunSpec experiment = PileRun.experiment(plan, new PilePlayers(), rules);
    ExperimentRun run = PileRun.in(folder, experiment, threads, new Teller());
    System.exit(exitCode(run));
  }

  private static int exitCode(ExperimentRun run) {
    try {
      RunResult result = new StopOnSignal(run, OUT, () -> "Go on with:\n  go on", () -> {}).run();
      return result.faults() > 0 ? 3 : 0;
    } catch (ResultsException refused) {
      System.out.println(refused.getMessage());
      return 1;
    }
  }

  private static final class Teller implements RunListener {
    @Override
    public void warned(String message) {
      System.out.println(message);
    }

    private long games;
    private int news;

    @Override
    public void committed(CommittedPair pair) {
      games += pair.games().size();
      if (!pair.readBack() && ++news % SAYS_EVERY == 0) {
        System.out.println("games " + games);
      }
    }
  }
}
