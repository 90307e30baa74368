package warlab.lab.config;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What an experiment plays: a match of players, or what makes players and a match of its own. Not
 * sealed, since nobody switches over the kinds: each is found by its key.
 */
public interface Experiment {

  /**
   * What tells one kind from the others.
   *
   * @param key at the top of a config that makes it one of this kind: {@code tune}
   * @param called in messages: {@code a tuning}
   */
  record Kind(String key, String called) {}

  Kind kind();

  /** After sweep expansion, in the order of the file. */
  List<PlayerSpec> players();

  MatchSpec match();

  /** {@code null}: every pairing plays all its pairs. */
  default @Nullable SprtSpec stop() {
    return null;
  }

  /** Of which games the moves are kept. */
  default MoveRecording record() {
    return MoveRecording.NONE;
  }

  /** Who meets whom, in the order of the plan. */
  default List<Pairing> pairings() {
    return Pairing.all(players(), match());
  }

  /** Its keys at the top of a resolved config, with their values. */
  Map<String, Object> written(ResolvedConfig config);
}
