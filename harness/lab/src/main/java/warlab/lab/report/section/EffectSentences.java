package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import warlab.lab.config.PlayerLabels;
import warlab.lab.report.page.Prose;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.effect.Effect;
import warlab.lab.statistics.effect.Effect.Kind;
import warlab.lab.statistics.effect.Effects;
import warlab.lab.statistics.effect.Effects.Interaction;
import warlab.lab.statistics.summary.Summary;

/** What the keys of a sweep are worth, in sentences that a person can quote. */
final class EffectSentences {
  /** What a key changes is next to nothing if it is surely less than so many Elo. */
  private static final double LITTLE = 10;

  private static final double FEWER = 0.8;
  private static final int MOST = 4;

  private EffectSentences() {}

  /** Nothing if there was no sweep. */
  static List<Prose> of(Summary summary) {
    Effects effects = summary.effects();
    if (effects == null) {
      return List.of();
    }
    List<Prose> clauses =
        effects.inShort().stream()
            .flatMap(EffectSentences::clearest)
            .map(EffectSentences::clause)
            .toList();
    List<Prose> sentences = new ArrayList<>();
    sentences.add(
        Prose.of("Over %s %s.", NumberText.count(summary.games(), "game"), joined(clauses)));
    effects.interactions().forEach(each -> sentences.add(interaction(each, effects)));
    if (effects.interactions().isEmpty() && effects.sum() != null && effects.sum().isRefused()) {
      sentences.add(
          Prose.of(
              "What the keys are worth does not simply add up (p %s).",
              NumberText.pValue(effects.sum().pValue())));
    }
    return sentences;
  }

  private static Prose joined(List<Prose> parts) {
    return Prose.of(String.join("; ", Collections.nCopies(parts.size(), "%s")), parts.toArray());
  }

  /** Of too many those that are the surest; of a bend nothing unless there is one. */
  private static Stream<Effect> clearest(List<Effect> ofKey) {
    return ofKey.stream()
        .filter(each -> each.kind() != Kind.BEND || each.isProven())
        .sorted(Comparator.comparing((Effect each) -> each.kind()).thenComparing(Effect::pValue))
        .limit(MOST);
  }

  private static Prose clause(Effect effect) {
    String elo = EloText.of(effect.elo(), effect.elos());
    Prose.Span key = name(effect.key());
    if (!effect.isProven()) {
      boolean isLittle = effect.elos().low() > -LITTLE && effect.elos().high() < LITTLE;
      String claim =
          isLittle ? "%s changes next to nothing, %s Elo%s" : "no effect of %s is proven, %s Elo%s";
      return Prose.of(claim, effect.words(), elo, cost(effect));
    }
    return switch (effect.kind()) {
      case STEP ->
          Prose.of(
              "%s %s is worth %s Elo over %s%s",
              key, Prose.code(effect.to()), elo, Prose.code(effect.from()), cost(effect));
      case TREND ->
          Prose.of(
              "%s is worth %s Elo from %s %s to %s",
              effect.words(), elo, key, effect.from(), effect.to());
      case BEND ->
          Prose.of(
              "it %s, %s Elo from the first step to the last",
              effect.elo() < 0 ? "flattens" : "steepens", elo);
    };
  }

  private static Prose.Span name(String key) {
    return Prose.code(PlayerLabels.shortKey(key));
  }

  /** What a step does to the nodes of a move, where it is much. */
  private static String cost(Effect step) {
    Double factor = step.kind() == Kind.STEP ? step.nodesFactor() : null;
    if (factor == null || (factor > FEWER && factor < 1 / FEWER)) {
      return "";
    }
    return factor < 1
        ? ", saving " + NumberText.wholePercent(1 - factor) + " of the nodes"
        : ", for " + NumberText.compact(factor) + " times the nodes";
  }

  /** Told by the key of the two that needs fewer numbers. */
  private static Prose interaction(Interaction found, Effects effects) {
    List<Effect> told =
        Collections.min(
            List.of(
                within(found.key(), found.other(), effects),
                within(found.other(), found.key(), effects)),
            Comparator.comparingInt(List::size));
    String key = told.get(0).key();
    return Prose.of(
        "What %s is worth depends on %s (p %s): %s.",
        name(key),
        name(key.equals(found.key()) ? found.other() : found.key()),
        NumberText.pValue(found.holm()),
        joined(
            told.stream()
                .limit(MOST)
                .map(each -> Prose.of(each.words() + " " + EloText.of(each.elo(), each.elos())))
                .toList()));
  }

  private static List<Effect> within(String key, String other, Effects effects) {
    return Effects.inShort(
        effects.all().stream()
            .filter(each -> each.key().equals(key) && each.within().containsKey(other))
            .toList());
  }
}
