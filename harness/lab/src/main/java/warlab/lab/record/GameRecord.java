package warlab.lab.record;

import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.Outcome;

/**
 * One finished game: a line of {@code games.csv}. Holds nothing that depends on the clock, so that
 * the same task gives the same record on any thread and machine.
 *
 * @param opening which opening of the plan's list, from 0; -1 for the plain start
 * @param first the name of the player that had the first side
 * @param moves moves played from the opening to the end
 * @param hash of the start and all moves: equal games have equal hashes
 * @param fault how a player lost by breaking the contract; {@code null} for a regular end
 */
public record GameRecord(
    GameId id,
    int opening,
    String first,
    String second,
    Outcome outcome,
    Ending ending,
    @Nullable Fault fault,
    int moves,
    long hash,
    SideTotals firstTotals,
    SideTotals secondTotals) {}
