package warlab.lab.report.table;

import warlab.lab.config.ExperimentConfig;
import warlab.lab.report.page.Cell;
import warlab.lab.report.text.Names;
import warlab.lab.statistics.summary.Role;

/** The columns that tell whose row it is. */
final class RoleColumns {
  private RoleColumns() {}

  static Columns<Role> of(ExperimentConfig config) {
    return new Columns<Role>()
        .text("player", Role::player, role -> Cell.name(Names.of(role, config)))
        .column("side", Role::sideText);
  }
}
