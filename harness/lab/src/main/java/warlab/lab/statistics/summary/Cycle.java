package warlab.lab.statistics.summary;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Three players of whom each is proven better than the next, and the last better than the first;
 * pairings in the view of who is better.
 */
public record Cycle(PairingSummary first, PairingSummary second, PairingSummary third) {

  /** The one that is closed most clearly; of pairings that no test may have stopped. */
  static Optional<Cycle> of(List<PairingSummary> pairings) {
    List<PairingSummary> wins =
        pairings.stream()
            .filter(each -> each.lead() != 0)
            .map(each -> each.lead() > 0 ? each : each.reversed())
            .toList();
    Map<String, List<PairingSummary>> by =
        wins.stream().collect(Collectors.groupingBy(PairingSummary::a));
    return wins.stream()
        .flatMap(
            first ->
                by.getOrDefault(first.b(), List.of()).stream()
                    .flatMap(
                        second ->
                            by.getOrDefault(second.b(), List.of()).stream()
                                .filter(third -> third.b().equals(first.a()))
                                .map(third -> new Cycle(first, second, third))))
        .max(Comparator.comparingDouble(cycle -> cycle.third.estimate().score()));
  }
}
