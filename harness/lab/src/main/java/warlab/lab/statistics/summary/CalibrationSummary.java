package warlab.lab.statistics.summary;

import warlab.lab.statistics.calibration.Calibration;
import warlab.lab.statistics.calibration.Discrimination;
import warlab.lab.statistics.calibration.ScaleFit;

/**
 * How well a player's scores predicted results, over the positions it moved in.
 *
 * @param games whose positions count
 * @param positions with an estimate
 * @param decided positions whose score already was a result; they do not count
 * @param isSample whether games were left out to save memory, evenly spread
 * @param fit the scale that fits best
 * @param calibration the quality at that scale
 * @param discrimination how well scores tell won from lost games
 */
public record CalibrationSummary(
    Role role,
    long games,
    long positions,
    long decided,
    boolean isSample,
    ScaleFit fit,
    Calibration calibration,
    Discrimination discrimination) {}
