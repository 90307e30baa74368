package warlab.lab.statistics.summary;

import java.util.List;

/**
 * Whether the scores of players predict results.
 *
 * @param calibrations of roles with scores in recorded games
 * @param curves of the rated roles among them
 */
public record ScoreStudies(List<CalibrationSummary> calibrations, List<ScoreCurve> curves) {}
