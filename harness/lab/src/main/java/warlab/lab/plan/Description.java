package warlab.lab.plan;

import java.util.Locale;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.SeatSpec;
import warlab.lab.statistics.elo.FixedLengthPlan;

/** What would be played, in lines for people, their labels in a column of their own. */
public final class Description {
  private final ExperimentConfig config;
  private final Catalog catalog;
  private final StringBuilder text = new StringBuilder();

  /** One that begins with what every experiment has. */
  public Description(ExperimentConfig config, Catalog catalog) {
    this.config = config;
    this.catalog = catalog;
    add("experiment", "%s, seed %d", config.name(), config.seed());
    add("game", "%s", config.game().id());
  }

  /** Adds a line that is formatted; one without a label goes on with the one before. */
  public void add(String label, String format, Object... parts) {
    text.append(String.format(Locale.ROOT, "%-12s", label))
        .append(String.format(Locale.ROOT, format, parts))
        .append('\n');
  }

  /** A player on a side, as one would write it in one line. */
  public String inline(SeatSpec seat) {
    return new PlayerTemplate(catalog, config.game(), seat).inline();
  }

  /** Adds how long it takes. */
  public void addDuration(String about, double seconds, DurationEstimate probed) {
    add(
        "duration",
        "%s %s on %d thread%s, by a probe of %d games%s",
        probed.isCut() ? "at least" : about,
        DurationEstimate.inWords(seconds),
        config.threads(),
        config.threads() == 1 ? "" : "s",
        probed.games(),
        probed.isCut() ? " and one that was not over when its time was" : "");
  }

  /** The label of what games detect. */
  static final String DETECTS = "detects";

  /** Adds which difference so many games detect. */
  public void addPower(FixedLengthPlan games, String difference) {
    addPower(DETECTS, games, difference);
  }

  /**
   * The same under another label.
   *
   * @param difference with the place of a number of Elo in it
   */
  void addPower(String label, FixedLengthPlan games, String difference) {
    games
        .detectableElo()
        .ifPresentOrElse(
            elo -> add(label, difference, elo),
            () -> add(label, "nothing in one pairing: so few games cannot prove any difference"));
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
