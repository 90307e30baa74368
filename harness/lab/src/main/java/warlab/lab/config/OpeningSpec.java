package warlab.lab.config;

import java.util.List;
import java.util.Map;

/** Where the games of an experiment start. */
public sealed interface OpeningSpec {

  /** Every game starts from the plain start of the game: {@code openings: none}. */
  record PlainStart() implements OpeningSpec {}

  /**
   * Openings made from the experiment's seed.
   *
   * @param settings the game's opening options, defaults filled in
   */
  record Generated(Map<String, Object> settings) implements OpeningSpec {}

  /** Openings of the user's own, one position for each pair. */
  record Listed(List<String> positions) implements OpeningSpec {

    public Listed {
      positions = List.copyOf(positions);
    }
  }
}
