package warlab.lab.tune.ablate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.lab.tune.ExplainedColumns;

/** The columns of an ablation's tables are explained in {@code results/README.md}, no others. */
class AblationReadmeTest {

  @Test
  void explainsTheTables() throws IOException {
    assertThat(ExplainedColumns.of("ablation.csv"))
        .isEqualTo(ExplainedColumns.columns(Ablation.table().text(List.of())));
    assertThat(ExplainedColumns.of("flips.csv"))
        .isEqualTo(ExplainedColumns.columns(Flips.table().text(List.of())));
  }
}
