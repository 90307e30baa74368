package warlab.lab.report.csv;

import java.util.LinkedHashMap;
import java.util.Map;
import warlab.lab.statistics.summary.Summary;

/** All tables of a summary, by the name of their file. */
public final class CsvFiles {

  private CsvFiles() {}

  public static Map<String, String> of(Summary summary) {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("pairings.csv", PairingsCsv.text(summary));
    files.put("players.csv", PlayersCsv.text(summary));
    files.put("sides.csv", SidesCsv.text(summary));
    files.put("opening-results.csv", OpeningResultsCsv.text(summary));
    files.put("lengths.csv", LengthsCsv.text(summary));
    files.put("evals.csv", EvalsCsv.text(summary));
    files.put("speed.csv", SpeedCsv.text(summary));
    files.put("calibration.csv", CalibrationCsv.text(summary));
    return files;
  }
}
