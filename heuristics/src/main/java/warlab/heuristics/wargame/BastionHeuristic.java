package warlab.heuristics.wargame;

/**
 * Our heuristic for the Defender: less eager than {@link AssaultHeuristic}, with an eye on repairs
 * and on fights that will be won. Found on the same openings.
 */
public final class BastionHeuristic extends WeighedFeatures {

  public BastionHeuristic() {
    super(
        "bastion",
        "ours, for the defender: as assault, with repairs in reach and combats to be won",
        new Term(100, new MaterialFeature()),
        new Term(10, new HealthFeature()),
        new Term(20, new AiSafetyFeature()),
        new Term(20, new VirusReachFeature()),
        new Term(5, new MobilityFeature()),
        new Term(10, new RepairReachFeature()),
        new Term(20, new CombatOutlookFeature()));
  }
}
