package warlab.lab.report.table;

import java.util.Map;
import java.util.stream.Collectors;
import warlab.lab.config.Keys;
import warlab.lab.report.page.Cell;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.effect.Effect;

/** {@code effects.csv}: what the keys of a sweep are worth. */
public final class EffectColumns {
  public static final String FILE = "effects.csv";

  /** What people see. */
  public static final String SHOWN = "effect, elo, holm, nodesFactor";

  private EffectColumns() {}

  public static Columns<Effect> all() {
    return new Columns<Effect>()
        .name("effect", Effect::words)
        .column("kind", effect -> Keys.word(effect.kind()))
        .column("key", Effect::key)
        .column("within", effect -> text(effect.within()))
        .column("from", Effect::from)
        .column("to", Effect::to)
        .shown("elo", Effect::elo, effect -> Cell.elo(effect.elo(), effect.elos()))
        .head("Elo", "the mean over all values of the other keys, with its 95 % interval")
        .column("low", effect -> effect.elos().low())
        .column("high", effect -> effect.elos().high())
        .column("pValue", Effect::pValue)
        .number("holm", Effect::holm, Cell::pValue)
        .head("p (Holm)", "two-sided, adjusted for the number of effects")
        .number("nodesFactor", Effect::nodesFactor, EffectColumns::times)
        .head("nodes", "by how much it multiplies the nodes of a move");
  }

  private static String text(Map<String, String> within) {
    return within.entrySet().stream().map(Map.Entry::toString).collect(Collectors.joining());
  }

  private static Cell times(double factor) {
    return Cell.of("\u00d7\u00a0" + NumberText.compact(factor), factor);
  }
}
