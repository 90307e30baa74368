package warlab.lab.tune.ablate;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.lab.report.table.ExplainedColumns;

/** The columns of an ablation's tables are explained in {@code results/README.md}, no others. */
class AblationReadmeTest {

  @Test
  void explainsTheTables() throws IOException {
    ExplainedColumns.check("ablation.csv", TermColumns.of(List.of()).csv(List.of()));
    ExplainedColumns.check("flips.csv", Flips.table().csv(List.of()));
  }
}
