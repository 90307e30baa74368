package warlab.lab.run;

import java.util.List;
import warlab.lab.config.Pairing;
import warlab.lab.record.GameRecord;

/**
 * A pair that belongs to the results now.
 *
 * @param games in leg order
 * @param readBack whether an earlier run played it and it was only read
 */
public record CommittedPair(Pairing pairing, List<GameRecord> games, boolean readBack) {}
