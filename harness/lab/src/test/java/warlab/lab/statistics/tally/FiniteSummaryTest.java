package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.summary.Evidence;
import warlab.lab.statistics.summary.LengthSummary;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.Summary;

class FiniteSummaryTest {

  @ParameterizedTest
  @MethodSource("warlab.lab.statistics.tally.NastyRuns#all")
  void hasNoNumberThatIsNone(ScriptedRun nasty) throws ReflectiveOperationException {
    Summary summary = nasty.summary();

    requireFinite("summary", summary);
    requireFinite(summary.ratings(), summary.players().size());
    for (PairingSummary pairing : summary.pairings()) {
      assertThat(pairing.estimate().score())
          .isBetween(pairing.estimate().scores().low(), pairing.estimate().scores().high());
      Evidence evidence = pairing.evidence();
      if (evidence != null) {
        assertThat(evidence.holm()).isBetween(0.0, 1.0);
        assertThat(evidence.benjaminiHochberg()).isBetween(0.0, 1.0);
      }
    }
  }

  private static void requireFinite(String where, @Nullable Object value)
      throws ReflectiveOperationException {
    if (value instanceof Double number) {
      assertThat(number).as(where).isFinite();
    } else if (value instanceof List<?> list) {
      for (Object element : list) {
        requireFinite(where + "[]", element);
      }
    } else if (value instanceof Record record) {
      for (RecordComponent component : record.getClass().getRecordComponents()) {
        component.getAccessor().setAccessible(true);
        requireFinite(where + "." + component.getName(), component.getAccessor().invoke(record));
      }
    } else if (value instanceof LengthSummary lengths) {
      requireFinite(where, lengths.lengths().moments());
      requireFinite(where, lengths.lengths().quantile(0.5));
    }
  }

  private static void requireFinite(RatingTable ratings, int players) {
    for (int i = 0; i < players; i++) {
      assertThat(ratings.rating(i)).isFinite();
      for (int j = 0; j < players; j++) {
        assertThat(ratings.differenceError(i, j)).isFinite();
      }
    }
    assertThat(ratings.advantage() + ratings.advantageError()).isFinite();
  }
}
