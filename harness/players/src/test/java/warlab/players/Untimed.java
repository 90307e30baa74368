package warlab.players;

/** A decision without the only number that two equal searches do not share. */
record Untimed(int move, SearchReport search) {

  static Untimed of(Decision decision) {
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
            0));
  }
}
