package warlab.lab.plan;

import warlab.games.Game;
import warlab.games.Options;
import warlab.lab.config.PlayerSpec;
import warlab.lab.record.GameId;

/**
 * Everything needed to play one game anywhere: same task, same record.
 *
 * @param opening which opening of the plan's list, from 0; -1 for the plain start
 * @param start the position to start from, as text; empty for the plain start
 * @param diceSeed the same for both games of a pair and for every pairing
 * @param recordsMoves whether every decision is kept
 */
public record GameTask(
    GameId id,
    Game game,
    Options gameOptions,
    int opening,
    String start,
    PlayerSpec first,
    PlayerSpec second,
    long diceSeed,
    long firstSeed,
    long secondSeed,
    long moveTimeoutMs,
    boolean recordsMoves) {}
