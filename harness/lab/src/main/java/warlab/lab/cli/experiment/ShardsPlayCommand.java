package warlab.lab.cli.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.shards.ShardPlayer;
import warlab.lab.shards.ShardRanges;
import warlab.lab.shards.ShardedRun;
import warlab.players.program.process.ProcessFamily;

/** Plays some shards. */
@Command(
    name = "play",
    description = {
      "Plays shards, one after the other on one core, with the program that lies in DIR.",
      "A shard that is there already is verified instead."
    },
    footer = {"", "Example: warlab shards play shared 17 20-29"})
public final class ShardsPlayCommand extends ShardsFolderCommand {
  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "SHARD",
      description = "Its number from 0, or a range such as 20-29.")
  private List<String> shards = new ArrayList<>();

  @Override
  public Integer call() {
    ShardedRun run = run();
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
