package warlab.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionsTest {
  private final List<Option> described =
      List.of(
          Option.integer("depth", 3, 1, 64, "plies"),
          Option.optionalInteger("nodes", 1, 1000, "limit"),
          Option.number("factor", 0.5, 0, 1.5, "a factor"),
          Option.flag("table", true, "use a table"),
          Option.text("label", "none", "a label"),
          Option.choice("order", "fast", List.of("fast", "slow"), "an order"));

  @Test
  void fillsInTheDefaults() {
    Options options = Options.defaults(described);

    assertThat(options.integer("depth")).isEqualTo(3);
    assertThat(options.has("nodes")).isFalse();
    assertThat(options.integerOr("nodes", -1)).isEqualTo(-1);
    assertThat(options.number("factor")).isEqualTo(0.5);
    assertThat(options.flag("table")).isTrue();
    assertThat(options.text("label")).isEqualTo("none");
    assertThat(options.text("order")).isEqualTo("fast");
  }

  @Test
  void keepsWhatIsGiven() {
    Options options =
        Options.of(
            described,
            Map.of("depth", 64L, "nodes", 1L, "factor", 1.5, "table", false, "order", "slow"));

    assertThat(options.integer("depth")).isEqualTo(64);
    assertThat(options.has("nodes")).isTrue();
    assertThat(options.integerOr("nodes", -1)).isEqualTo(1);
    assertThat(options.number("factor")).isEqualTo(1.5);
    assertThat(options.flag("table")).isFalse();
    assertThat(options.text("order")).isEqualTo("slow");
  }

  @Test
  void refusesWhatDoesNotFitAndSaysWhatWould() {
    assertRefused("depth", 0L, "depth: expected a whole number from 1 to 64");
    assertRefused("depth", 65L, "depth: expected a whole number from 1 to 64");
    assertRefused("depth", 2.0, "depth: expected a whole number from 1 to 64");
    assertRefused("depth", "three", "depth: expected a whole number from 1 to 64");
    assertRefused("nodes", 1001L, "nodes: expected a whole number from 1 to 1000");
    assertRefused("factor", 1.6, "factor: expected a number from 0 to 1.5");
    assertRefused("factor", Double.NaN, "factor: expected a number from 0 to 1.5");
    assertRefused("table", "yes", "table: expected true or false");
    assertRefused("label", 3L, "label: expected a text");
    assertRefused("order", "quick", "order: expected one of fast, slow");
  }

  private void assertRefused(String name, Object value, String message) {
    assertThatThrownBy(() -> Options.of(described, Map.of(name, value)))
        .isInstanceOfSatisfying(
            OptionException.class, refusal -> assertThat(refusal.option()).isEqualTo(name))
        .hasMessage(message);
  }

  @Test
  void refusesAnUnknownNameAndGuessesWhatWasMeant() {
    assertRefused("dept", 3L, "unknown option 'dept', maybe 'depth'?");
    assertRefused("x", 3L, "unknown option 'x', known: depth, nodes, factor, table, label, order");
  }

  @Test
  void refusesAMissingValue() {
    assertMissing(Option.requiredText("file", "a file"), "file: missing, expected a text");
    assertMissing(Option.heuristic("worth"), "heuristic: missing, expected a heuristic");
    assertMissing(
        Option.weights("weights", "by feature"), "weights: missing, expected numbers by name");
  }

  private static void assertMissing(Option option, String message) {
    assertThatThrownBy(() -> Options.defaults(List.of(option)))
        .isInstanceOf(OptionException.class)
        .hasMessage(message);
  }

  @Test
  void weightsKeepTheirNumbersByName() {
    Options options =
        Options.of(
            List.of(Option.weights("weights", "by feature")),
            Map.of("weights", Map.of("material", 100.0)));

    assertThat(options.weights("weights")).containsExactly(Map.entry("material", 100.0));
    assertThat(Option.weights("w", "").objection(3L)).isEqualTo("expected numbers by name");
    assertThat(Option.heuristic("").objection(3L)).isEqualTo("expected a heuristic");
  }

  @Test
  void askingForWhatWasNotDescribedIsAMistakeInTheProgram() {
    assertThatThrownBy(() -> Options.defaults(described).integer("nodes"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("option 'nodes' was not described or has no value");
  }
}
