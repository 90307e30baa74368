package warlab.lab.simulation;

/** How often a gate fails equal players, and how often one that lost 30 Elo. */
final class GateStudy {

  private GateStudy() {}

  /** Prints the table for so many runs a cell. */
  public static void main(String[] arguments) {
    ExperimentStudy.print(ExperimentCell.gates(), Integer.parseInt(arguments[0]));
  }
}
