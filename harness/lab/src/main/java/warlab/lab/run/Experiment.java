package warlab.lab.run;

import java.util.Map;
import java.util.function.Function;
import warlab.lab.plan.Pairing;
import warlab.lab.plan.Plan;
import warlab.lab.run.match.PlayerSource;

/**
 * All that a run needs to know, made from a config.
 *
 * @param stopRules a fresh rule for each pairing
 * @param files the texts that describe the experiment, by file name
 * @param identity what must be the same for a run to go on, by what it is called
 * @param timed whether a player has a time limit
 * @param repeatable whether the same plan gives the same games
 */
public record Experiment(
    String name,
    String game,
    long seed,
    Plan plan,
    PlayerSource players,
    Function<Pairing, StopRule> stopRules,
    Map<String, String> files,
    Map<String, String> identity,
    boolean timed,
    boolean repeatable) {}
