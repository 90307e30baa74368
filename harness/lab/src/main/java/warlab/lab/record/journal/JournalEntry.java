package warlab.lab.record.journal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;

/**
 * All that a journal has of one game.
 *
 * @param timing {@code null} when it is not known
 * @param moves empty when they were not kept
 */
public record JournalEntry(GameRecord game, @Nullable GameTiming timing, List<MoveRecord> moves) {}
