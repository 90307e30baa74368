package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.shared.TrustOption;
import warlab.lab.kind.ReportMaker;
import warlab.lab.record.Manifest;
import warlab.lab.shards.Merge;
import warlab.lab.shards.ShardPlayer;
import warlab.lab.shards.ShardRanges;
import warlab.lab.shards.ShardStatus;
import warlab.lab.shards.ShardedRun;
import warlab.players.program.process.ProcessFamily;

/** An experiment in shards, for many machines: a door to four commands. */
@Command(
    name = "shards",
    description = {
      "Plays an experiment in shards, on many machines.",
      "Any scheduler can hand them out, in any order, twice if need be; the games are those of"
          + " 'run', byte for byte. docs/cluster.md tells the way, configs/cluster has recipes."
    },
    subcommands = {
      ShardsPlanCommand.class,
      ShardsCommand.Play.class,
      ShardsCommand.Status.class,
      ShardsCommand.MergeAll.class
    },
    footer = {"", "Example: warlab shards plan configs/quickstart.yaml --out shared"})
public final class ShardsCommand extends CliCommand {

  @Override
  public Integer call() {
    spec().commandLine().usage(out());
    return ExitCode.DONE;
  }

  /** A command for a folder of shards. */
  private abstract static class OfFolder extends CliCommand {
    @Parameters(index = "0", paramLabel = "DIR", description = "The folder that was planned.")
    Path folder = Path.of("");
  }

  /** One that runs nothing of the folder. */
  private abstract static class Reader extends OfFolder {
    @Mixin private CatalogOption names = new CatalogOption();

    final ShardedRun run() {
      return ShardedRun.open(folder, names.catalogOf(folder));
    }
  }

  /** Plays some shards. */
  @Command(
      name = "play",
      description = {
        "Plays shards, one after the other on one core, with the program that lies in DIR.",
        "A shard that is there already is verified instead."
      },
      footer = {"", "Example: warlab shards play shared 17 20-29 --trust"})
  public static final class Play extends OfFolder {
    @Parameters(
        index = "1..*",
        arity = "1..*",
        paramLabel = "SHARD",
        description = "Its number from 0, or a range such as 20-29.")
    private List<String> shards = new ArrayList<>();

    @Mixin private TrustOption trust = new TrustOption();

    @Override
    public Integer call() {
      trust.require(folder, ShardedRun.code(folder));
      ShardedRun run = ShardedRun.openTrusted(folder, getClass().getClassLoader());
      trust.require(folder, run.config());
      List<Integer> numbers =
          shards.stream().flatMap(word -> ShardRanges.parse(word).stream()).toList();
      numbers.forEach(run::checked);
      ShardPlayer player = new ShardPlayer(run, warning -> err().println("warning: " + warning));
      Thread lastCare = new Thread(ProcessFamily::endAll, "warlab-end");
      Runtime.getRuntime().addShutdownHook(lastCare);
      for (int shard : numbers) {
        ShardPlayer.Outcome outcome = player.play(shard);
        out()
            .printf(
                "shard %d: %s%n", shard, outcome.name().toLowerCase(Locale.ROOT).replace('_', ' '));
        out().flush();
      }
      return ExitCode.DONE;
    }
  }

  /** Tells how far a run in shards is. */
  @Command(
      name = "status",
      description = {
        "Tells which shards are done, missing or being played, what they cost, and how the pairings"
            + " stand so far.",
        "Reads receipts only, so it is quick."
      },
      footer = {"", "Example: warlab shards status shared"})
  public static final class Status extends Reader {
    @Override
    public Integer call() {
      out().print(ShardStatus.of(run()));
      return ExitCode.DONE;
    }
  }

  /** Makes one run of its shards. */
  @Command(
      name = "merge",
      description = {
        "Checks every shard and its receipt, and makes tables, charts and report.",
        "What is missing, foreign, changed or there twice is named, and nothing is made."
      },
      footer = {"", "Example: warlab shards merge shared"})
  public static final class MergeAll extends Reader {
    @Option(
        names = "--single",
        description = "Write games.csv, moves.csv and timings.csv in one piece, too.")
    private boolean single;

    @Override
    public Integer call() {
      ShardedRun run = run();
      Merge.Result result = new Merge(run).merge(single);
      out().printf(Locale.ROOT, "%,d games%n", result.games());
      Manifest.Repetition repeated = result.repeated();
      if (repeated != null && !repeated.allSame()) {
        err().println("warning: NOT repeatable: " + repeated.difference());
      }
      ReportMaker maker = AnswerPrinter.maker(run.catalog(), this);
      new AnswerPrinter(this, maker, false).print(run.path(), run.config().report());
      return AnswerPrinter.faults(this, result.faults(), run.path());
    }
  }
}
