package warlab.heuristics.wargame;

/**
 * Our heuristic for the Attacker. Weights found by matches against {@code e3e4} at depth 3 on the
 * openings of seeds 77 to 79; {@code configs/beat-e3e4.yaml} tests it on others.
 */
public final class AssaultHeuristic extends WeighedFeatures {

  public AssaultHeuristic() {
    super(
        "assault",
        "ours, for the attacker: material, health, safe AI, Viruses near the enemy AI, mobility",
        new Term(100, new MaterialFeature()),
        new Term(20, new HealthFeature()),
        new Term(20, new AiSafetyFeature()),
        new Term(20, new VirusReachFeature()),
        new Term(10, new MobilityFeature()));
  }
}
