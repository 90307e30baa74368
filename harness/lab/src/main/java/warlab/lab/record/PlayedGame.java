package warlab.lab.record;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that a match hands back about one game.
 *
 * @param moves every decision; empty unless the task asked for them
 * @param faultReport what to write into the fault log, such as a stack trace; {@code null} without
 *     a fault
 */
public record PlayedGame(
    GameRecord record, GameTiming timing, List<MoveRecord> moves, @Nullable String faultReport) {}
