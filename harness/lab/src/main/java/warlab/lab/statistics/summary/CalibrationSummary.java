package warlab.lab.statistics.summary;

import org.jspecify.annotations.Nullable;
import warlab.lab.statistics.calibration.Calibration;
import warlab.lab.statistics.calibration.Discrimination;
import warlab.lab.statistics.calibration.LogisticFit;
import warlab.lab.statistics.calibration.ScoreDrift;

/**
 * How well a player's scores predicted results, over the positions it moved in.
 *
 * @param games whose positions count
 * @param positions with an estimate
 * @param decided positions whose score already was a result; they do not count
 * @param isSample whether games were left out to save memory, evenly spread
 * @param fit the S-curve that fits best
 * @param calibration the quality through that curve
 * @param monotone through a rising curve of any shape; {@code null} unless that is clearly better
 * @param discrimination how well scores tell won from lost games
 * @param drift how scores move with the move number
 */
public record CalibrationSummary(
    Role role,
    long games,
    long positions,
    long decided,
    boolean isSample,
    LogisticFit fit,
    Calibration calibration,
    @Nullable Calibration monotone,
    Discrimination discrimination,
    ScoreDrift drift) {

  /** Fewer games tell nothing about scores: any curve fits them. */
  private static final int FEW = 10;

  public boolean hasEnoughGames() {
    return games >= FEW;
  }
}
