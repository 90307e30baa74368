package warlab.lab.config;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who meets whom, how often and from where.
 *
 * @param pairs openings each pairing plays; two games each, one in a cross table
 * @param repeat whether the list of openings may begin again when it runs out
 * @param hero the player of a gauntlet that meets all others; else {@code null}
 * @param first the players of a cross table that have the first side; else empty
 * @param second the players of a cross table that have the second side; else empty
 * @param moveTimeoutMs a decision that takes longer is a fault; 0 for the usual 60 s, or for
 *     players with a time limit twice that limit and a second
 */
public record MatchSpec(
    Format format,
    int pairs,
    OpeningSpec openings,
    boolean repeat,
    @Nullable String hero,
    List<String> first,
    List<String> second,
    long moveTimeoutMs) {

  public MatchSpec {
    first = List.copyOf(first);
    second = List.copyOf(second);
  }
}
