package warlab.lab.report.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.statistics.effect.Effects;
import warlab.lab.statistics.summary.Summary;

/** All tables of a summary, by the name of their file. */
public final class TableFiles {
  private TableFiles() {}

  public static Map<String, String> of(Summary summary) {
    ExperimentConfig config = summary.config();
    Map<String, String> files = new LinkedHashMap<>();
    files.put("pairings.csv", PairingColumns.of(config).csv(summary.pairings()));
    files.put("players.csv", PlayerColumns.of(summary).csv(summary.players()));
    Effects effects = summary.effects();
    files.put(
        EffectColumns.FILE, EffectColumns.all().csv(effects == null ? List.of() : effects.all()));
    files.put("sides.csv", SideColumns.of(config).csv(summary.sides()));
    files.put("opening-results.csv", OpeningColumns.all().csv(summary.openings()));
    files.put("lengths.csv", LengthColumns.all().csv(summary.lengths()));
    files.put("evals.csv", CostColumns.csv(summary));
    files.put("speed.csv", SpeedColumns.of(config).csv(summary.speeds()));
    files.put("calibration.csv", CalibrationColumns.csv(summary));
    return files;
  }
}
