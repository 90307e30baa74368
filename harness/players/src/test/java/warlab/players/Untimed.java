package warlab.players;

/** A decision without the only number that two equal searches do not share. */
public record Untimed(int move, SearchReport search) {

  public static Untimed of(Decision decision) {
    SearchReport report = Contender.reportOf(decision);
    return new Untimed(
        decision.move(),
        new SearchReport(
            report.score(),
            report.depth(),
            report.nodes(),
            report.evals(),
            report.innerNodes(),
            report.children(),
            report.tableHits(),
            report.searches(),
            report.evalsByDepth(),
            report.averageDepth(),
            report.bestMoves(),
            report.principalVariation(),
            0,
            report.clamped()));
  }

  /** Without what only a study finds out. */
  public Untimed unexplained() {
    return new Untimed(move, search.explained(MoveLine.of(move), MoveLine.of(move)));
  }
}
